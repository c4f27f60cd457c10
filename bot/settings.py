"""Settings of one installation, from the environment and an optional file."""

import os
from pathlib import Path
from typing import Annotated, Literal

import yarl
from pydantic import AfterValidator, Field, SecretStr, ValidationError
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict

from .words import FALLBACK, languages


class SettingsError(ValueError):
    """A setting that is missing or wrong; the message names it and says what it should be."""


def data_folder() -> Path:
    """Where games are kept if nothing else is said: the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "giants"


def existing_language(name: str) -> str:
    """A language that there are messages in; any other is an error that names those there are."""
    if name not in languages():
        blanks = {"given": repr(name), "all": ", ".join(sorted(languages()))}
        raise PydanticCustomError("language", "there is no language {given}; choose one of: {all}", blanks)
    return name


def _address(value: str, schemes: tuple[str, str], example: str) -> str:
    try:
        address = yarl.URL(value)
        sound = address.scheme in schemes and address.host and not (address.query_string or address.fragment)
    except ValueError:  # a port that is none
        sound = False
    if not sound:
        blanks = {"given": repr(value), "example": example}
        raise PydanticCustomError("address", "{given} is no address such as {example}", blanks)
    return value


def api_address(value: str) -> str:
    """The address of a REST API; anything else is an error that shows one."""
    return _address(value, ("https", "http"), "https://discord.com/api/v10")


def gateway_address(value: str) -> str:
    """The address of a gateway; anything else is an error that shows one."""
    return _address(value, ("wss", "ws"), "wss://gateway.discord.gg")


class Settings(BaseSettings):
    """What the operator of a bot decides. Every field is an environment variable: `token` is
    DISCORD_TOKEN, the others are GIANTS_ and their name. A file `giants.env` in the working folder can hold
    them too.
    """

    model_config = SettingsConfigDict(
        env_prefix="GIANTS_", env_file="giants.env", env_file_encoding="utf-8", extra="ignore", frozen=True
    )

    token: Annotated[SecretStr | None, Field(validation_alias="DISCORD_TOKEN")] = None
    database: Annotated[Path, Field(default_factory=lambda: data_folder() / "giants.db")]
    language: Annotated[str, AfterValidator(existing_language)] = FALLBACK
    shards: Annotated[int | None, Field(ge=1, le=1000)] = None
    painters: Annotated[int, Field(ge=1, le=16)] = 2
    thinkers: Annotated[int, Field(ge=1, le=16)] = 1
    discord_api: Annotated[str, AfterValidator(api_address)] | None = None
    discord_gateway: Annotated[str, AfterValidator(gateway_address)] | None = None
    log_level: Literal["debug", "info", "warning", "error"] = "info"


def read_settings() -> Settings:
    """The settings of this process; a SettingsError explains what is wrong, one line a setting."""
    try:
        return Settings()
    except ValidationError as error:
        lines = []
        for problem in error.errors():
            field = str(problem["loc"][0])
            name = field if field.isupper() else f"GIANTS_{field.upper()}"
            lines.append(f"{name}: {problem['msg']}")
        raise SettingsError("\n".join(lines)) from error

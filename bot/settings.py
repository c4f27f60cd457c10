"""Settings of one installation, from the environment and an optional file."""

import os
from pathlib import Path
from typing import Annotated, Literal

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

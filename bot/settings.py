"""Settings of one installation, from the environment and an optional file."""

import os
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

import yarl
from dotenv import dotenv_values
from pydantic import AfterValidator, BeforeValidator, Field, PlainValidator, SecretStr, ValidationError
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict

from .storage.database import DatabaseAddress, DatabaseUrl, address_of
from .words import FALLBACK, languages

PREFIX: Final = "GIANTS_"
ENV_FILE: Final = "giants.env"
NO_BACKUPS: Final = "off"
_ALIKE: Final = 0.65  # of two names, from 0 to 1: one is probably meant to be the other
_OURS: Final = ("GIANTS", "GIANT", "DISCORD")
_OF_TESTS: Final = (  # how variables of tests and benches go on, which no bot reads (CONTRIBUTING.md)
    *("BENCH_", "CAPTURE", "EXAMPLES", "KILLS", "LEAK_", "LOWEST_", "READABLE_", "SCREENSHOTS", "SHOTS"),
    *("SOAK_", "TEST_", "VANISHING"),
)
_SAID_OTHERWISE: Final = {"DB": "GIANTS_DATABASE", "TOKEN": "DISCORD_TOKEN", "DISCORD_TOKEN": "DISCORD_TOKEN"}


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


class Address(NamedTuple):
    """Where a server of ours listens."""

    host: str
    port: int

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


def listening_address(value: str) -> Address:
    """An address such as 127.0.0.1:8080; a port alone is of this machine only. ValueError for any other."""
    host, _, port = value.strip().rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        raise ValueError(value)
    return Address(host.removeprefix("[").removesuffix("]") or "127.0.0.1", int(port))


def _listens(value: str) -> str:
    try:
        return str(listening_address(value))
    except ValueError as error:
        blanks = {"given": repr(value)}
        raise PydanticCustomError(
            "address", "{given} is no address such as 127.0.0.1:8080", blanks
        ) from error


def pasted_token(value: object) -> object:
    """A token as it was pasted, without blanks around it; one that is empty is an error."""
    if isinstance(value, str) and not value.strip():
        raise PydanticCustomError(
            "token", "it is empty; paste the bot's token, or unset it for the playground"
        )
    return value.strip() if isinstance(value, str) else value


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


def _database(value: object) -> DatabaseAddress:
    """A file, or the address of a database on a server."""
    return value if isinstance(value, Path) else address_of(str(value))


class Settings(BaseSettings):
    """What the operator of a bot decides. Every field is an environment variable: `token` is
    DISCORD_TOKEN, the others are GIANTS_ and their name. A file `giants.env` in the working folder can hold
    them too.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=ENV_FILE, env_file_encoding="utf-8", extra="ignore", frozen=True
    )

    token: Annotated[
        SecretStr | None, BeforeValidator(pasted_token), Field(validation_alias="DISCORD_TOKEN")
    ] = None
    database: Annotated[
        DatabaseAddress, PlainValidator(_database), Field(default_factory=lambda: data_folder() / "giants.db")
    ]
    language: Annotated[str, AfterValidator(existing_language)] = FALLBACK
    shards: Annotated[int | None, Field(ge=1, le=1000)] = None
    blocks: Annotated[int, Field(ge=1, le=1000)] = 1
    most_blocks: Annotated[int | None, Field(ge=1, le=1000)] = None
    painters: Annotated[int, Field(ge=1, le=16)] = 2
    thinkers: Annotated[int, Field(ge=1, le=16)] = 1
    discord_api: Annotated[str, AfterValidator(api_address)] | None = None
    discord_gateway: Annotated[str, AfterValidator(gateway_address)] | None = None
    log_level: Annotated[Literal["debug", "info", "warning", "error"], BeforeValidator(_lower)] = "info"
    log_format: Annotated[Literal["text", "json"], BeforeValidator(_lower)] = "text"
    http: Annotated[str, AfterValidator(_listens)] | None = None
    backups: Path | None = None
    """The folder of backups; `off` for none, and if nothing is said one beside the database."""

    @property
    def folder(self) -> Path:
        """Where files of this installation go: beside the database, if that is a file."""
        return data_folder() if isinstance(self.database, DatabaseUrl) else self.database.parent

    def backup_folder(self, database: DatabaseAddress) -> Path | None:
        """Where backups of a database are; None if there are to be none, as of one on a server that has no
        folder named for them: it may be backed up otherwise.
        """
        if str(self.backups) == NO_BACKUPS:
            return None
        if isinstance(database, DatabaseUrl):
            return self.backups
        return self.backups or database.parent / "backups"


def read_settings() -> Settings:
    """The settings of this process; a SettingsError explains what is wrong, one line a setting."""
    lines = list(_misspelt())
    try:
        settings = Settings()
    except ValidationError as error:
        for problem in error.errors():
            field = str(problem["loc"][0])
            name = field if field.isupper() else f"{PREFIX}{field.upper()}"
            lines.append(f"{name}: {problem['msg']}")
        raise SettingsError("\n".join(lines)) from error
    if lines:
        raise SettingsError("\n".join(lines))
    return settings


def setting_names() -> list[str]:
    """Every variable that is read."""
    return [
        "DISCORD_TOKEN",
        *(f"{PREFIX}{name.upper()}" for name in Settings.model_fields if name != "token"),
    ]


def unknown_settings() -> dict[str, str | None]:
    """Variables that look like settings of ours and are none, each with the one that was probably meant."""
    known = {name.partition("_")[2]: name for name in setting_names()} | _SAID_OTHERWISE
    found = {}
    for name in (*os.environ, *dotenv_values(ENV_FILE)):
        prefix, _, rest = name.upper().partition("_")
        if prefix in _OURS and name.upper() not in known.values() and not rest.startswith(_OF_TESTS):
            meant = get_close_matches(rest, known, 1, _ALIKE)
            if meant or prefix == "GIANTS":
                found[name] = known[meant[0]] if meant else None
    return found


def _misspelt() -> Iterator[str]:
    """What was meant for a setting and would be passed over in silence, a sentence each."""
    for name, meant in unknown_settings().items():
        if meant is not None:
            yield f"{name}: there is no such setting; did you mean {meant}?"

"""What is deployed is what was tested: locked versions, files that are there, alerts on what is counted."""

import json
import re
import subprocess
import tomllib
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from bot.cli import run
from bot.operation import service
from bot.settings import setting_names
from tests.kit.source_code import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ").splitlines()
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))


def steps(instruction: str) -> list[str]:
    """The arguments of every such instruction of the Dockerfile."""
    return [line.partition(" ")[2].strip() for line in DOCKERFILE if line.startswith(f"{instruction} ")]


def locked(name: str) -> dict[str, Version]:
    pinned = re.findall(r"^([\w.-]+)==([^\s;]+)", (DEPLOY / name).read_text("utf-8"), re.MULTILINE)
    return {package.replace("_", "-").lower(): Version(version) for package, version in pinned}


def needed() -> list[Requirement]:
    extras = PROJECT["optional-dependencies"]
    return [Requirement(text) for text in (*PROJECT["dependencies"], *extras["ops"], *extras["postgres"])]


@pytest.mark.parametrize("requirement", needed(), ids=lambda requirement: requirement.name)
def test_the_lock_has_a_version_of_everything_that_is_needed(requirement: Requirement) -> None:
    """After a change of pyproject.toml run deploy/lock."""
    assert locked("requirements.lock")[requirement.name.replace(".", "-").lower()] in requirement.specifier


def test_every_locked_version_has_its_hashes() -> None:
    for name in ("requirements.lock", "build.lock"):
        text = (DEPLOY / name).read_text("utf-8")
        entries = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
        assert entries
        assert all("--hash=sha256:" in entry for entry in entries)
    assert "hatchling" in locked("build.lock")


def test_the_image_is_made_of_what_is_there_and_nothing_else() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    allowed = [line[1:] for line in ignored if line.startswith("!")]
    assert "*" in ignored
    for step in steps("COPY"):
        if not step.startswith("--from"):
            for source in step.split()[:-1]:
                assert (ROOT / source).exists(), source
                assert any(source == name or (ROOT / source) in ROOT.glob(name) for name in allowed), source
    for package in ("bot", "data", "engine", "render"):
        assert package in allowed


def test_the_image_is_pinned_from_outside_and_runs_without_rights() -> None:
    assert steps("ARG") == ["BASE=python:3.12-slim"]
    assert {base.split()[0] for base in steps("FROM")} == {"${BASE}"}
    assert steps("USER") == ["giants"]
    assert steps("VOLUME") == ["/data"]
    assert json.loads(steps("CMD")[0]) == ["run", "--discord"]
    served = re.search(r"GIANTS_HTTP=(\S+)", " ".join(steps("ENV")))
    assert served
    assert f"http://{served[1]}/healthz" in steps("HEALTHCHECK")[0]


def test_settings_in_deployed_files_are_settings() -> None:
    files = [
        ROOT / "Dockerfile",
        *ROOT.glob("compose*.yaml"),
        ROOT / "docs" / "operating.md",
        *DEPLOY.iterdir(),
    ]
    for file in files:
        named = set(re.findall(r"\bGIANTS_[A-Z_]+", file.read_text("utf-8")))
        assert named <= set(setting_names()), file


def test_the_readme_lists_every_setting() -> None:
    listed = re.findall(r"^\| `([A-Z_]+)` \|", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(setting_names())


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_is_one_that_systemd_takes(unit: Any) -> None:
    text = unit.read_text("utf-8")
    assert "ExecStart=/opt/giants/bin/giants run --discord\n" in text
    try:
        done = subprocess.run(
            ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        pytest.skip("there is no systemd here")
    complaints = [line for line in done.stderr.splitlines() if "is not executable" not in line]
    assert [line for line in complaints if unit.name.split(".")[0].rstrip("@") in line] == []


def test_alerts_are_about_what_is_counted() -> None:
    rules = (DEPLOY / "giants-alerts.yml").read_text("utf-8")
    asked = set(re.findall(r"\bgiants_\w+", " ".join(re.findall(r"expr: (.*)", rules))))
    families = [family.name for family in service._metrics().registry.collect()]
    assert len(asked) > 5
    assert asked <= {f"{name}{ending}" for name in families for ending in ("", "_total", "_bucket")}


def test_the_page_on_operating_names_commands_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "operating.md").read_text("utf-8")
    with pytest.raises(SystemExit):
        run(["--help"])
    known = capsys.readouterr().out
    commands = set(re.findall(r"\bgiants (backup|check|doctor|export|invite|restore|run)\b", text))
    assert len(commands) == 7
    assert all(re.search(rf"^\s+{command}\b", known, re.MULTILINE) for command in commands)

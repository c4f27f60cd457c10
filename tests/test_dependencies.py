"""The versions that pyproject allows are versions that work.

`.ci/run` installs the lowest of each, sets GIANTS_LOWEST_VERSIONS, and runs a part of the suite there.
"""

import os
import tomllib
from importlib.metadata import version
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from tests.kit.source_code import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
NEEDED = [Requirement(text) for text in (*PROJECT["project"]["dependencies"], *EXTRAS["test"])]
HERE = [needed for needed in NEEDED if needed.marker is None or needed.marker.evaluate()]


def lowest(needed: Requirement) -> Version:
    """The lowest version that is allowed."""
    (bound,) = [Version(spec.version) for spec in needed.specifier if spec.operator == ">="]
    return bound


@pytest.mark.parametrize("needed", NEEDED, ids=lambda needed: needed.name)
def test_every_dependency_has_a_lowest_version(needed: Requirement) -> None:
    assert lowest(needed) in needed.specifier


@pytest.mark.parametrize("needed", HERE, ids=lambda needed: needed.name)
def test_what_is_installed_is_allowed(needed: Requirement) -> None:
    assert Version(version(needed.name)) in needed.specifier


@pytest.mark.skipif("GIANTS_LOWEST_VERSIONS" not in os.environ, reason="the newest versions are installed")
@pytest.mark.parametrize("needed", HERE, ids=lambda needed: needed.name)
def test_the_lowest_versions_are_the_ones_that_are_tried(needed: Requirement) -> None:
    bound = lowest(needed).release
    assert Version(version(needed.name)).release[: len(bound)] == bound


def test_ci_installs_the_lowest_version_of_everything_that_is_named() -> None:
    steps = (ROOT / ".ci" / "run").read_text("utf-8")
    assert "--resolution lowest-direct '.[test]'" in steps


def test_tests_build_with_what_the_project_is_built_with() -> None:
    (builder,) = PROJECT["build-system"]["requires"]
    assert builder in EXTRAS["test"]


@pytest.mark.parametrize("name", PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"])
def test_what_the_source_distribution_names_is_there(name: str) -> None:
    assert (ROOT / name.removeprefix("/")).exists()

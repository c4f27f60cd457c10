"""A module can be reached by its name: nothing in its package hides it."""

import pkgutil
from importlib import import_module

import pytest

PACKAGES = ("engine", "render", "bot")


def modules_of(package: str) -> list[str]:
    paths = import_module(package).__path__
    found = [module.name for module in pkgutil.walk_packages(paths, f"{package}.")]
    return [name for name in found if not name.endswith(".__main__")]  # importing those runs them


@pytest.mark.parametrize("package", PACKAGES)
def test_no_module_is_hidden_by_something_of_the_same_name(package: str) -> None:
    modules = {name: import_module(name) for name in modules_of(package)}
    hidden = []
    for name, module in modules.items():
        home, _, own = name.rpartition(".")
        if getattr(import_module(home), own) is not module:
            hidden.append(name)
    assert modules
    assert hidden == []

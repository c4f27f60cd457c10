"""What is stored of leagues is tried on both engines: on PostgreSQL at length."""

import pytest

from tests.kit.postgres import on_both_engines


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    on_both_engines(metafunc, pytest.mark.long)

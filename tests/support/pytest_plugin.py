"""The option `--update-plans` of pytest, which loads this wherever shardwright is installed.

It imports next to nothing: whoever has no plans to test does not wait for it.
"""

from __future__ import annotations

from typing import Any

from shardwright.testing import plan_updates


def pytest_addoption(parser: Any) -> None:
    """Declare the option."""
    group = parser.getgroup("shardwright")
    help = "write the plans of shardwright.testing.assert_plan anew"
    group.addoption("--update-plans", action="store_true", default=False, help=help)


def pytest_configure(config: Any) -> None:
    """Heed the option."""
    plan_updates.ask(bool(config.getoption("--update-plans")))

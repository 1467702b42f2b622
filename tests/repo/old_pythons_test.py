"""Patterns mean the same on all Pythons.

Before 3.11.5 a group that is repeated possessively keeps what it read of a turn that then fails
(https://github.com/python/cpython/issues/106052). Such groups look ahead before they read, or are
repeated inside of `(?>...)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
POSSESSIVE = re.compile(r"\)(?:[*+?]|\{[\d,]+\})\+")
# What it reads of a turn that fails is a backslash that ends a line, which no quote follows.
STRING = r'(?:[^"\\\n]|\\.)'


def groups(text: str) -> Iterator[str]:
    """The groups of a text that are repeated possessively, less those that look ahead."""
    for found in POSSESSIVE.finditer(text):
        depth, at = 0, found.start()
        while at >= 0:
            depth += (text[at] == ")") - (text[at] == "(")
            if not depth:
                break
            at -= 1
        group = text[at : found.start() + 1]
        if group != STRING and "(?=" not in group:
            yield group


@pytest.mark.parametrize("room", ["backends", "ir", "passes", "spec", "tools"])
def test_groups_that_may_fail_midway_are_not_repeated_possessively(room: str):
    for path in sorted((ROOT / room).rglob("*.py")):
        assert not [*groups(path.read_text(encoding="utf-8"))], path


def test_such_a_group_is_found():
    assert [*groups(r"x = r'(?:\d+x)*+'")] == [r"(?:\d+x)"]
    assert [*groups(r"x = r'(?:(?=\d+x)\d+x)*+(?>(?:\d+x)*)'")] == []

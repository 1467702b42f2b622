"""Reads descriptions key by key: dictionaries as text gives them, every mistake with its place.

A place is a path of keys and indices, such as `("levels", 1, "bandwidth")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, cast

from shardwright.spec.machines.units import BadQuantity, quantity

Path = tuple[str | int, ...]


class BadCluster(ValueError):
    """The problem with a description; `path` says where, `help` how to repair it."""

    def __init__(self, message: str, path: Path, help: str) -> None:
        super().__init__(message)
        self.path, self.help = path, help


def choose(word: str, known: Sequence[str], what: str) -> str:
    """The repair of a word that is none of the known ones: the nearest, or all."""
    near = get_close_matches(word, known, 1)
    return f'did you mean "{near[0]}"?' if near else f"{what} are {', '.join(known)}"


class Fields:
    """A dictionary whose keys are all known; where nobody says which, any are."""

    def __init__(self, found: object, path: Path, known: Sequence[str] | None = None) -> None:
        if not isinstance(found, Mapping):
            raise BadCluster(
                f"expected a dictionary, got {_brief(found)}", path, "write {key = value}"
            )
        self.found = cast("Mapping[str, object]", found)
        self.path = path
        for key in self.found:
            if known is not None and key not in known:
                help = choose(key, known, "the keys")
                raise BadCluster(f'unknown key "{key}"', (*path, key), help)

    def fault(self, key: str, message: str, help: str) -> BadCluster:
        """A mistake at a key, or at the dictionary where the key is missing."""
        return BadCluster(message, (*self.path, key) if key in self.found else self.path, help)

    def text(self, key: str) -> str:
        """A string that is not empty."""
        value: str = self._typed(key, str, None, "a string")
        if not value.strip():
            raise self.fault(key, f"{key} is empty", f"write {key} as a string that says something")
        return value

    def word(self, key: str, known: Sequence[str]) -> str:
        """One of the known words; empty where the key is missing."""
        value = self.text(key) if key in self.found else ""
        if value and value not in known:
            help = choose(value, known, "the words")
            raise self.fault(key, f'{key}: unknown "{value[:40]}"', help)
        return value

    def flag(self, key: str) -> bool:
        """True or false; false where the key is missing."""
        return self._typed(key, bool, False, "true or false")

    def number(self, key: str, default: int | None = None) -> int:
        """An integer from 1 on."""
        value: int = self._typed(key, int, default, "an integer")
        if value < 1:
            raise self.fault(
                key, f"{key} must be at least 1, got {value}", f"write {key} = 1 or more"
            )
        return value

    def quantity(self, key: str, kind: str, default: float | None = None) -> float:
        """A value in base units, from a string with its unit."""
        if key not in self.found and default is not None:
            return default
        try:
            return quantity(self._typed(key, str, None, f"{kind} as a string with a unit"), kind)
        except BadQuantity as bad:
            raise self.fault(key, f"{key}: {bad}", bad.help) from None

    def items(self, key: str, what: str) -> list[object]:
        """A list; empty where the key is missing."""
        if key not in self.found:
            return []
        value = self.found[key]
        if not isinstance(value, list):
            raise self.fault(key, f"{key}: expected {what}, got {_brief(value)}", f"write {what}")
        return cast("list[object]", value)

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of strings; empty where the key is missing."""
        found = self.items(key, "a list of strings")
        for at, item in enumerate(found):
            if not isinstance(item, str):
                message = f"{key}: expected a string, got {_brief(item)}"
                raise BadCluster(message, (*self.path, key, at), "write it in quotes")
        return tuple(map(str, found))

    def _typed(self, key: str, type: Any, default: Any, what: str) -> Any:
        if key not in self.found:
            if default is None:
                raise self.fault(key, f'missing key "{key}"', f"add {key}: {what}")
            return default
        value = self.found[key]
        if not isinstance(value, type) or (isinstance(value, bool) and type is not bool):
            raise self.fault(key, f"{key}: expected {what}, got {_brief(value)}", f"write {what}")
        return value


def _brief(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value[:40]}"'
    if isinstance(value, int | float):
        return str(value)[:40]
    if isinstance(value, list | Mapping):
        return "a list" if isinstance(value, list) else "a dictionary"
    return "another attribute"

"""Reads JSON files of instances: what is missing, of another kind, or not known is said, and where.

Where is a path such as `layers[3].kernel`, or line and column of a file that is no JSON.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from shardwright.ir.errors import Place, ProgramError, error, nearest

MOST_BYTES = 500_000_000
MOST = 1e300  # of a number
SCHEMA = "docs/instances.md has the fields"


@dataclass(frozen=True)
class Fields:
    """An object of a file. `path`: where in it, empty for the whole."""

    file: str
    path: str
    values: dict[str, Any]

    def at(self, key: str) -> str:
        """The path of a field."""
        return f"{self.path}.{key}" if self.path else key

    def wrong(self, message: str, help: str = SCHEMA) -> ProgramError:
        return error(message, Place(self.file), help=help)

    def expect(self, *known: str) -> None:
        """Raises ProgramError for a field that means nothing."""
        for key in self.values:
            if key not in known:
                help = nearest(key, list(known)) or SCHEMA
                where = f" of {self.path}" if self.path else ""
                raise self.wrong(f"field '{key}'{where} is not known", help)

    def expect_one(self, *keys: str) -> str:
        """The only one of these fields that is there. Raises ProgramError for none or several."""
        found = [key for key in keys if key in self.values]
        if len(found) == 1:
            return found[0]
        where = self.path or "the file"
        if not found:
            raise self.wrong(f"{where} has none of {' and '.join(keys)}, expected one")
        message = f"{where} has {' and '.join(found)}, which contradict each other"
        raise self.wrong(message, "leave one of them out")

    def get(self, key: str) -> Any:
        if key not in self.values:
            raise self.wrong(f"field '{self.at(key)}' is missing")
        return self.values[key]

    def text(self, key: str, default: str | None = None) -> str:
        found = self.values.get(key, default) if default is not None else self.get(key)
        if not isinstance(found, str):
            raise self.kind(key, found, "a text")
        return found

    def number(self, key: str, default: float | None = None, *, least: float = 0.0) -> float:
        """A finite number of at least `least`."""
        found = self.values.get(key, default) if default is not None else self.get(key)
        return self.as_number(key, found, least)

    def whole(
        self, key: str, default: int | None = None, *, least: int = 0, most: int | None = None
    ) -> int:
        """A whole number from `least` to `most`."""
        found = self.values.get(key, default) if default is not None else self.get(key)
        number = self.as_whole(key, found, least)
        if most is not None and number > most:
            raise self.wrong(f"field '{self.at(key)}' is {number:g}, expected at most {most}")
        return number

    def as_whole(self, key: str, found: object, least: int = 0) -> int:
        """A value as a whole number."""
        number = self.as_number(key, found, least)
        if number != int(number):
            raise self.kind(key, found, "a whole number")
        return int(number)

    def as_number(self, key: str, found: object, least: float = -math.inf) -> float:
        """A value as a number. Raises ProgramError for another kind, and for what is too small."""
        if isinstance(found, bool) or not isinstance(found, int | float):
            raise self.kind(key, found, "a finite number")
        if isinstance(found, int):
            if abs(found) > MOST:
                digits = len(f"{abs(found)}")
                raise self.wrong(f"field '{self.at(key)}' has {digits} digits, at most 300")
        elif not math.isfinite(found):
            raise self.kind(key, found, "a finite number")
        elif abs(found) > MOST:  # sums and products of such numbers would not be finite
            raise self.wrong(f"field '{self.at(key)}' is {found:g}, expected at most {MOST:g}")
        if found < least:
            raise self.wrong(f"field '{self.at(key)}' is {found}, expected at least {least:g}")
        return float(found)

    def rows(self, key: str) -> list[Any]:
        found = self.get(key)
        if not isinstance(found, list):
            raise self.kind(key, found, "a list")
        return cast(list[Any], found)

    def numbers(self, key: str, least: float = -math.inf) -> list[float]:
        """A list of finite numbers."""
        rows = self.rows(key)
        return [self.as_number(f"{key}[{k}]", one, least) for k, one in enumerate(rows)]

    def matrix(self, key: str, shape: tuple[int, int], what: str) -> list[list[float]]:
        """Rows of finite numbers of a shape; `what` it is that has this shape."""
        rows = self.rows(key)
        found: list[list[float]] = []
        for number, row in enumerate(rows):
            if not isinstance(row, list):
                raise self.kind(f"{key}[{number}]", row, "a list")
            cells = cast(list[Any], row)
            found.append([self.as_number(f"{key}[{number}][{k}]", v) for k, v in enumerate(cells)])
        if len(found) != shape[0] or any(len(row) != shape[1] for row in found):
            wide = {len(row) for row in found}
            size = f"{len(found)}x{'/'.join(map(str, sorted(wide))) or 0}"
            message = f"field '{self.at(key)}' is {size}, expected {shape[0]}x{shape[1]}, {what}"
            raise self.wrong(message)
        return found

    def objects(self, key: str) -> Iterator[Fields]:
        """The objects of a list, one by one."""
        for number, one in enumerate(self.rows(key)):
            path = f"{self.at(key)}[{number}]"
            if not isinstance(one, dict):
                raise self.wrong(f"field '{path}' is {_kind(one)}, expected an object")
            yield Fields(self.file, path, cast(dict[str, Any], one))

    def inner(self, key: str) -> Fields:
        """The object in a field, which is not empty."""
        found = self.get(key)
        if not isinstance(found, dict) or not found:
            raise self.kind(key, cast(object, found), "an object with fields")
        return Fields(self.file, self.at(key), cast(dict[str, Any], found))

    def kind(self, key: str, found: object, expected: str) -> ProgramError:
        return self.wrong(f"field '{self.at(key)}' is {_kind(found)}, expected {expected}")


def _kind(value: object) -> str:
    if value is None or isinstance(value, bool | int | float):
        return json.dumps(value)
    kinds = ((str, "a text"), (list, "a list"), (dict, "an object"))
    return next((word for kind, word in kinds if isinstance(value, kind)), "something else")


class _Twice(Exception):
    """A field that an object has twice."""


def _distinct(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object; JSON lets a field contradict one before it."""
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise _Twice(next(key for key in keys if keys.count(key) > 1))
    return found


def read_json(path: Path) -> Fields:
    """The object that a file holds. Raises ProgramError, with the file, for all that is wrong."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as problem:
        raise error(f"cannot read: {problem.strerror or problem}", Place(str(path))) from None
    except UnicodeDecodeError:
        raise error("is no text in UTF-8", Place(str(path)), help=SCHEMA) from None
    try:
        found = json.loads(text, object_pairs_hook=_distinct)
    except _Twice as twice:
        message = f"has an object with two fields '{twice}'"
        raise error(message, Place(str(path)), help="leave one of them out") from None
    except json.JSONDecodeError as problem:
        lines = text.splitlines() or [""]
        source = lines[min(problem.lineno, len(lines)) - 1]
        place = Place(str(path), problem.lineno, problem.colno, source)
        raise error(f"is no JSON: {problem.msg.lower()}", place, help=SCHEMA) from None
    except ValueError:  # of a number of thousands of digits
        raise error("has a number of too many digits", Place(str(path)), help=SCHEMA) from None
    except RecursionError:
        raise error("is nested too deeply", Place(str(path)), help=SCHEMA) from None
    if not isinstance(found, dict):
        message = f"holds {_kind(found)}, expected an object"
        raise error(message, Place(str(path)), help=SCHEMA)
    return Fields(str(path), "", cast(dict[str, Any], found))


def expect_distinct(fields: Fields, names: Sequence[str], what: str) -> None:
    """Raises ProgramError for two of one name."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise fields.wrong(f"two {what} are called '{name}'", "give each a name of its own")
        seen.add(name)

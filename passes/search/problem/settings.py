"""Settings of methods, as words such as `sweeps=40`."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, cast

from shardwright.ir.errors import ProgramError, error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.search.problem.found import Method

FIXED = ("name", "exact", "relative")  # facts of a method, not settings


def split_settings(words: Sequence[str]) -> dict[str, str]:
    """KEY -> VALUE; the last of several counts. Raises ProgramError for a word without `=`."""
    found: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not (key and equals and value):
            raise _wrong(f"a setting is '{word}', expected KEY=VALUE", "write --set sweeps=40")
        found[key] = value
    return found


def settings_of(method: type[Method]) -> dict[str, float]:
    """The settings of a method with their defaults."""
    found = fields(cast(Any, method))
    return {one.name: cast(float, one.default) for one in found if one.name not in FIXED}


def configured(
    method: type[Method], name: str, words: Mapping[str, str], others: Sequence[str] = ()
) -> Method:
    """The method with settings. Raises ProgramError for unknown ones and what is no number."""
    known = settings_of(method)
    given: dict[str, Any] = {}
    for key, text in words.items():
        if key not in known:
            raise _wrong(f"method {name} has no setting '{key}'", nearest(key, [*known, *others]))
        given[key] = _value(key, text, isinstance(known[key], int))
    return method(**given)


def _value(key: str, text: str, whole: bool) -> float:
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not math.isfinite(found) or found < 0 or (whole and found != int(found)):
        kind = "a whole number" if whole else "a number"
        raise _wrong(f"setting {key} is '{text}', expected {kind} of at least 0", f"write {key}=1")
    return int(found) if whole else found


def _wrong(said: str, help: str) -> ProgramError:
    return error(said, help=help, code=USAGE)

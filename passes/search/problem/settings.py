"""Settings of methods, as words such as `sweeps=40`."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, TypeVar, cast

from shardwright.ir.errors import ProgramError, error, nearest
from shardwright.ir.exit_codes import USAGE

M = TypeVar("M")
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


def settings_of(method: type[Any]) -> dict[str, float]:
    """The settings of a method with their defaults."""
    found = fields(method)
    return {one.name: cast(float, one.default) for one in found if one.name not in FIXED}


def configured(
    method: type[M], name: str, words: Mapping[str, str], others: Sequence[str] = ()
) -> M:
    """The method with settings. Raises ProgramError for unknown ones and another kind of value."""
    known = settings_of(method)
    given: dict[str, Any] = {}
    for key, text in words.items():
        field = key if key in known else re.sub("[A-Z]", lambda one: f"_{one[0].lower()}", key)
        if field not in known:
            help = nearest(key, [*known, *others]) or "it has none: leave --set out"
            raise _wrong(f"method {name} has no setting '{key}'", help)
        given[field] = _value(key, text, known[field], getattr(method, "choices", {}).get(field))
    return method(**given)


def _value(key: str, text: str, default: object, words: Sequence[str] | None) -> object:
    """Of the kind of its default: a number, one of some words, on or off."""
    if isinstance(default, bool) or words:
        known = words or ("on", "off")
        if text not in known:
            message = f"setting {key} is '{text}', expected {' or '.join(known)}"
            raise _wrong(message, f"write {key}={known[0]}")
        return text if words else text == "on"
    return _number(key, text, isinstance(default, int))


def _number(key: str, text: str, whole: bool) -> float:
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

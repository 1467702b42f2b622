"""Error bars of measured quantities: half-widths of 95 % intervals, relative to the quantity."""

from __future__ import annotations

import re
from collections.abc import Sequence

from shardwright.spec.machines.described import Fields

Errors = tuple[tuple[str, float], ...]  # name of a quantity, its relative error

ERRORS = "errors"
_PERCENT = re.compile(r"\s*([0-9]{1,6}(?:\.[0-9]{0,6})?)\s*%\s*\Z", re.A)


def error_bars(fields: Fields, known: Sequence[str]) -> Errors:
    """The dictionary `errors = {bandwidth = "12%"}` of a description; none where it is missing.

    `known`: the quantities that the description states. Raises BadCluster.
    """
    if ERRORS not in fields.found:
        return ()
    bars = Fields(fields.found[ERRORS], (*fields.path, ERRORS), known)
    return tuple((key, _part(bars, key)) for key in bars.found)


def _part(bars: Fields, key: str) -> float:
    text = bars.text(key)
    match = _PERCENT.match(text)
    if match is None:
        message = f'{key}: expected a relative error, got "{text[:40]}"'
        raise bars.fault(key, message, "write it in percent, such as 12%")
    return float(match[1]) / 100

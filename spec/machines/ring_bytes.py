"""Bytes that collectives move, in the ring model.

Source: the usual ring algorithms; every device of a group of g sends and receives this many bytes,
B being the bytes of the op's *result* on one device:

    all_reduce          2 (g - 1) / g  B       reduce_scatter, then all_gather
    all_gather            (g - 1) / g  B
    reduce_scatter        (g - 1)      B       its operand has g B bytes
    all_to_all            (g - 1) / g  B
    collective_permute                 B
    collective_broadcast               B
"""

from __future__ import annotations

from collections.abc import Callable

_SHARE: dict[str, Callable[[int], float]] = {
    "stablehlo.all_reduce": lambda group: 2 * (group - 1) / group,
    "stablehlo.all_gather": lambda group: (group - 1) / group,
    "stablehlo.reduce_scatter": lambda group: group - 1,
    "stablehlo.all_to_all": lambda group: (group - 1) / group,
    "stablehlo.collective_permute": lambda group: 1,
    "stablehlo.collective_broadcast": lambda group: 1,
}
COLLECTIVES = frozenset(_SHARE)


def ring_bytes(kind: str, group: int, result_bytes: int) -> float:
    """Bytes a device receives in one collective; 0 in a group of one.

    `kind` is the op's name. Raises KeyError for an op that is no collective.
    """
    return _SHARE[kind](group) * result_bytes if group > 1 else 0.0

"""How each kind of op enters a generated program: one function `(scope) -> None` per kind."""

from __future__ import annotations

from random import Random

from ..scope import Maker, Scope
from . import indexing, pointwise, reducing, regions, shaping

MAKERS: dict[str, Maker] = {
    **pointwise.MAKERS,
    **shaping.MAKERS,
    **reducing.MAKERS,
    **indexing.MAKERS,
    **regions.MAKERS,
}

_IN_BODIES = tuple(kind for kind, maker in MAKERS.items() if maker.in_bodies)


def body_op(scope: Scope, rng: Random) -> None:
    """Add a random op that is at home in regions and callees."""
    weights = [MAKERS[kind].weight for kind in _IN_BODIES]
    MAKERS[rng.choices(_IN_BODIES, weights)[0]].make(scope)

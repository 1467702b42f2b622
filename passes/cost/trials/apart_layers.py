"""Trials by few layers where edits tell one layer from those that are equal to it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from shardwright.passes.base import Memory
from shardwright.passes.clean.folding.layer_apart import apart, structure
from shardwright.passes.clean.folding.layers import Layer
from shardwright.passes.clean.folding.shorten import Short
from shardwright.passes.cost.trials.folded import Folded
from shardwright.passes.cost.trials.places import Placed
from shardwright.passes.cost.trials.prepared import Prepared
from shardwright.passes.target import Target

WORTH = 1.5  # times as many ops as the short form has, that the whole program must have
KEPT = 8  # short forms; others are made again
PREPARED = 16  # of which all others are copies, but for where ops stem from

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


@dataclass
class ApartLayers:
    """The short forms of a program in which one layer stands apart. Those that are equal are
    prepared once: most are, since as many layers are kept before it and behind it.
    """

    even: Folded
    target: Target
    memory: Memory
    _folded: dict[Layer, Folded | None] = field(default_factory=dict[Layer, "Folded | None"])
    _ready: dict[Hashable, tuple[Short, Prepared | None]] = field(
        default_factory=dict[Hashable, "tuple[Short, Prepared | None]"]
    )

    def by(self, placed: Placed) -> Folded | None:
        """The form in which the layer stands apart that edits are of; None where they are of
        several, and where it is not worth it. The program has no edits now.
        """
        layer = self.even.told(placed)
        if layer is None:
            return None
        if layer not in self._folded:
            _kept(self._folded, layer, self._of(layer))
        return self._folded[layer]

    def _of(self, layer: Layer) -> Folded | None:
        whole = self.even.short.whole.main
        short = apart(self.even.short, layer)
        if short is None or whole is None or WORTH * len(short.ops) > len(whole.body.ops):
            return None
        key = structure(short.module)
        if key not in self._ready:
            ready = Prepared.of(short.module, self.target, self.memory)
            _kept(self._ready, key, (short, ready), PREPARED)
        first, ready = self._ready[key]
        if ready is None:
            return None
        short = replace(short, module=first.module)
        name = f"{layer.stack}:{layer.number}".encode()
        return Folded(short, ready, self.even.script, self.even.before, name)


def _kept(found: dict[K, V], key: K, value: V, most: int = KEPT) -> None:
    """Keep what was found last."""
    if len(found) == most:
        del found[next(iter(found))]
    found[key] = value

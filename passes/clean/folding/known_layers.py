"""The layers of programs that differ in what they say alone, found once."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import numpy as np

from shardwright.ir.core import Func, Module, Value
from shardwright.passes.base import Memory
from shardwright.passes.clean.folding.layers import Layer, Layers, layers
from shardwright.passes.clean.outlining.repeated_regions import inside, taken
from shardwright.spec.attributes import Attrs


class _Numbers(NamedTuple):
    """`Layers` by numbers of ops of main and of its arguments."""

    of: list[Layer | None]
    of_arg: list[Layer | None]
    counts: list[int]


def known_layers(module: Module, memory: Memory) -> Layers:
    """The layers of main of a program as they are where nothing is said of values and ops."""
    main = module.main
    assert main is not None
    found = memory.of(("layers", *wiring(main)), lambda: _silent_layers(module))
    of = zip(main.body.ops, found.of, strict=True)
    of_arg = zip(main.args, found.of_arg, strict=True)
    return Layers(
        {op: layer for op, layer in of if layer is not None},
        {arg: layer for arg, layer in of_arg if layer is not None},
        [*found.counts],
    )


def wiring(main: Func) -> tuple[Hashable, ...]:
    """What the ops of a function are, and whence they take what."""
    number: dict[Value, int] = {arg: k for k, arg in enumerate(main.args)}
    sigs, values = list[object](), list[int]()
    for op in main.body.ops:
        sigs.append((op.sig, inside(op)) if op.regions else op.sig)
        values += [number[value] for value in taken(op)]
        for value in op.results:
            number[value] = len(number)
    return tuple(sigs), np.array(values, np.int32).tobytes()


def _silent_layers(module: Module) -> _Numbers:
    """The layers of a program that says nothing."""
    copy = module.clone()
    main = copy.main
    assert main is not None
    for op in main.body.ops:
        op.set_notes(Attrs())
        for value in op.results:
            value.set_sharding(None)
    for value in main.args:
        value.set_sharding(None)
    found = layers(copy)
    of = [found.of.get(op) for op in main.body.ops]
    of_arg = [found.of_arg.get(arg) for arg in main.args]
    copy.dissolve()
    return _Numbers(of, of_arg, found.counts)

"""Lets one layer of a stack stand apart: those before it and those behind it are stacks of their
own. What is said of that layer alone does not keep the others from being equal.
"""

from __future__ import annotations

from collections.abc import Hashable

from shardwright.ir.core import Func, Module
from shardwright.passes.clean.folding.known_layers import wiring
from shardwright.passes.clean.folding.layers import Form, Layer, Layers
from shardwright.passes.clean.folding.shorten import Short, shortened_by
from shardwright.spec.attributes import Attrs

MARGIN = 1  # layers beside the one apart that take of it, or give to it


def apart(short: Short, layer: Layer) -> Short | None:
    """The short form of the whole program in which an inner layer stands apart; None where there
    is none. Nothing else may be said of that program than when its layers were found.
    """
    main = short.whole.main
    assert main is not None
    form = Form.of(_split(short.form.layers, layer), main.body.ops, main.args, _inner(short, layer))
    return shortened_by(short.whole, main, form)


def _split(layers: Layers, apart: Layer) -> Layers:
    """The layers without one; those behind it are of a stack of their own, the last."""
    behind = len(layers.counts)

    def told(layer: Layer) -> Layer | None:
        if layer.stack != apart.stack or layer.number < apart.number:
            return layer
        number = layer.number - apart.number - 1
        return Layer(behind, number) if number >= 0 else None

    every = {layer: told(layer) for layer in {*layers.of.values(), *layers.of_arg.values()}}
    of = ((op, every[layer]) for op, layer in layers.of.items())
    of_arg = ((arg, every[layer]) for arg, layer in layers.of_arg.items())
    counts = [*layers.counts, layers.counts[apart.stack] - apart.number - 1]
    counts[apart.stack] = apart.number
    return Layers(
        {op: layer for op, layer in of if layer is not None},
        {arg: layer for arg, layer in of_arg if layer is not None},
        counts,
    )


def _inner(short: Short, layer: Layer) -> list[range]:
    """By stack the layers that are equal, but those beside the one apart."""
    inner = [*short.form.inner]
    own = inner[layer.stack]
    first = layer.number + 1  # behind it
    inner[layer.stack] = range(own.start, max(layer.number - MARGIN, own.start))
    return [*inner, range(MARGIN, max(own.stop - first, MARGIN))]


def structure(module: Module) -> Hashable:
    """Equal for two short forms of one program that are equal but for where their ops stem from."""
    main = module.main
    assert main is not None
    said = [(op.notes, *(value.sharding for value in op.results)) for op in main.body.ops]
    inner = [
        (one.notes, *(value.sharding for value in one.results))
        for op in main.body.ops if op.regions for one in op.walk()
    ]  # fmt: skip
    args = [(arg.type, arg.sharding) for arg in main.args]
    return wiring(main), tuple(said), tuple(inner), tuple(args), _boundary(main)


def _boundary(main: Func) -> Hashable:
    attrs: list[tuple[Attrs, ...]] = [tuple(main.arg_attrs), tuple(main.result_attrs)]
    return main.attrs, main.notes, *attrs, tuple(main.result_types), tuple(main.result_shardings)

"""A plan in words: how groups of arguments lie, what is cut in layers, what takes the time."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from shardwright.ir.core import Module
from shardwright.ir.value_labels import arg_labels, argument_path
from shardwright.passes.cost.evaluation.evaluate import Cost
from shardwright.spec import plan
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.cuts import spelled_axis
from shardwright.spec.layout import Layout, agreed_cut, layout_of
from shardwright.spec.sharding import Sharding
from shardwright.spec.stages import sharding_of
from shardwright.spec.types import TensorType

_NUMBER = re.compile(r"\d+")


class Group(NamedTuple):
    """Arguments of one path but for numbers, of one type, that lie alike."""

    path: str
    type: str
    layout: str
    members: int
    bytes: int  # of all of them, whole


def argument_groups(module: Module, named: Module | None = None) -> list[Group]:
    """How arguments lie, in the order in which they first occur. `named`: the same program, from
    which their paths are read.
    """
    main, labels = module.main, (named or module).main
    assert main is not None and labels is not None
    found: dict[tuple[str, str, str], tuple[int, int]] = {}
    for value, label in zip(main.args, arg_labels(labels), strict=True):
        if not isinstance(value.type, TensorType) or not value.type.shape:
            continue
        key = path_group(label), _type(value.type), layout_words(value.sharding)
        count, size = found.get(key, (0, 0))
        found[key] = count + 1, size + value.type.bytes
    return [Group(*key, *counts) for key, counts in found.items()]


def path_group(label: str) -> str:
    """`params['blocks'][3]['w_up']` as `params/blocks/*/w_up`."""
    return (
        _NUMBER.sub("*", argument_path(label))
        if "[" in label or "." in label
        else re.sub(r"\d+$", "*", label)
    )


def layout_words(sharding: Sharding | None) -> str:
    """`[{data}, {}]`; `whole` where nothing is cut."""
    if sharding is None or not any(sharding.axes):
        return "whole"
    dims = (
        "{" + ", ".join(str(axis).strip('"') for axis in dim.axes) + "}" for dim in sharding.dims
    )
    return f"[{', '.join(dims)}]"


def _type(type: TensorType) -> str:
    return f"{type.element}[{','.join(map(str, type.shape))}]"


class Products(NamedTuple):
    """Products of equal operands that are cut alike: of a layer, and of all that are like it.

    `summed`: axes over which parts of their results are added up.
    """

    types: str
    layouts: str
    summed: str
    members: int
    flops: float  # of all of them, whole


def product_groups(module: Module) -> list[Products]:
    """How products are cut in a program whose ops are consistent (stage `resharded`), the heaviest
    first.
    """
    mesh = next((mesh for mesh in module.meshes.values() if mesh.axes), None)
    found: dict[tuple[str, str, str], tuple[int, float]] = {}
    if mesh is None:
        return []
    for op in module.walk():
        rule = op.sig.blocks
        if not op.sig.is_contraction or rule is None:
            continue
        values = (*op.operands, *op.results)
        layouts = [layout_of(sharding_of(one), mesh, len(one.shape)) for one in values]
        cut, held = agreed_cut(rule, layouts), len(op.operands)
        kept = {factor for tensor in rule.results for dim in tensor for factor in dim}
        summed = [axis for f, axes in enumerate(cut) if f not in kept for axis in axes]
        types = " x ".join(_type(one.tensor) for one in op.operands)
        words = [_layout_words(one, mesh) for one in layouts]
        said = f"{' x '.join(words[:held])} -> {', '.join(words[held:])}"
        key = types, said if any(map(any, layouts)) else "whole", _axes_words(summed, mesh)
        count, flops = found.get(key, (0, 0.0))
        found[key] = count + 1, flops + op.sig.flops
    groups = [Products(*key, *counts) for key, counts in found.items()]
    return sorted(groups, key=lambda one: -one.flops)


def _layout_words(layout: Layout, mesh: Mesh) -> str:
    return f"[{', '.join(f'{{{_axes_words(axes, mesh)}}}' for axes in layout)}]"


def _axes_words(axes: Sequence[Axis], mesh: Mesh) -> str:
    return ", ".join(map(spelled_axis, mesh.spell(tuple(axes))))


def told_ops(module: Module) -> int:
    """Ops whose cut the text says."""
    return sum(plan.CUT in op.notes for op in module.walk())


class Moved(NamedTuple):
    """Collectives of one kind over the same axes."""

    kind: str
    axes: str
    times: int
    seconds: float
    bytes: int


def moved(cost: Cost) -> list[Moved]:
    """What a step moves, the dearest first."""
    found: dict[tuple[str, str], tuple[int, float, int]] = {}
    for line in cost.lines:
        if line.kind != "collective":
            continue
        key = line.sig.name.rpartition(".")[2], line.detail
        times, seconds, size = found.get(key, (0, 0.0, 0))
        found[key] = times + line.count, seconds + line.seconds, size + line.bytes
    every = [Moved(*key, *sums) for key, sums in found.items()]
    return sorted(every, key=lambda one: -one.seconds)


def binding(cost: Cost, limit: float) -> str:
    """What keeps a step from being faster: memory, computing, or a link."""
    if cost.peak_bytes > 0.9 * limit:
        return f"memory ({cost.peak_bytes / limit:.0%} of it is held)"
    if cost.exposed > 0.25 * cost.step:
        level = max(cost.levels, key=lambda one: one.seconds, default=None)
        return f"the {level.link or level.name} link" if level is not None else "communication"
    if cost.idle > cost.compute:
        return f"launches of kernels ({cost.idle / cost.step:.0%} of the step)"
    return f"computing ({cost.compute / cost.step:.0%} of the step)" if cost.step else "nothing"

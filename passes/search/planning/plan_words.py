"""A plan in words: how groups of arguments lie, what is cut in layers, what takes the time."""

from __future__ import annotations

import re
from typing import NamedTuple

from shardwright.ir.core import Module
from shardwright.ir.value_labels import arg_labels, argument_path
from shardwright.passes.cost.evaluation.evaluate import Cost
from shardwright.spec import plan
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType

_NUMBER = re.compile(r"\d+")


class Group(NamedTuple):
    """Arguments of one path but for numbers, of one type, that lie alike."""

    path: str
    type: str
    layout: str
    members: int
    bytes: int  # of all of them, whole


def argument_groups(module: Module) -> list[Group]:
    """How arguments lie, in the order in which they first occur."""
    main = module.main
    assert main is not None
    found: dict[tuple[str, str, str], tuple[int, int]] = {}
    for value, label in zip(main.args, arg_labels(main), strict=True):
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

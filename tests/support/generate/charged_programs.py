"""Random strategies for the ops and values of random programs, as tables list them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import NamedTuple

import numpy as np

from shardwright.ir.core import Module, Op, Value, out_sharding
from shardwright.passes.cost.tables.build_tables import Built, tables_of
from shardwright.passes.cost.tables.tables import Ints
from shardwright.passes.cost.tables.write_plan import write_plan
from shardwright.passes.registry import main_pipeline
from shardwright.passes.target import Target
from shardwright.spec.axes import total
from shardwright.spec.layout import partial_axes
from shardwright.spec.op import Sig
from shardwright.spec.strategies import Strategy
from shardwright.testing.generate.told_programs import Shares, pruned, told_recipe
from shardwright.testing.recipes import build

EVEN, UNEVEN = (8, 16, 24, 32), (9, 11, 15, 23, 31)
TRIPS = 3  # turns of loops that do not say how often they run

_Kind = Callable[[Strategy, Sig], bool]


class Planned(NamedTuple):
    """A program at stage `propagated` that says strategies x, its tables, and its ops by number."""

    module: Module
    built: Built
    x: Ints
    cluster: str


def planned(seed: int, shares: Shares | None = None) -> Planned:
    """The program of a seed, on a cluster of as many devices."""
    rng = Random(seed)
    sizes = (rng.choice(EVEN), *rng.sample(UNEVEN, 2))
    module = pruned(build(replace(told_recipe(seed), sizes=sizes)))
    main_pipeline().until("propagated").run(module)
    name, mesh = next((name, mesh) for name, mesh in module.meshes.items() if mesh.axes)
    cluster = cluster_of(mesh.device_count)
    built = tables_of(module, Target(cluster, trips=TRIPS))
    x = drawn(built, rng)
    write_plan(built, module, x, name)
    if shares is not None:
        _count(built, x, shares)
    return Planned(module, built, x, cluster)


def cluster_of(devices: int) -> str:
    """A machine of so many devices."""
    return "dgx-h100" if devices == 8 else f"pcie-workstation:{devices}"


def drawn(built: Built, rng: Random) -> Ints:
    """Random strategies: those of rare kinds as often as others; what the text moves stays."""
    tables, found = built.tables, np.zeros(len(built.subjects), np.int64)
    for node, subject in enumerate(built.subjects):
        kind, tie = int(tables.kinds[node]), int(tables.tie[node])
        is_given = isinstance(subject, Op) and out_sharding(subject) is not None
        if is_given and tables.given[node] >= 0:
            found[node] = tables.given[node]
        elif tie != node:
            found[node] = found[tie]
        else:
            found[node] = _drawn(built.graph.keys[node], tables.strategies[kind], rng)
    return found


def _drawn(key: object, choices: tuple[Strategy, ...], rng: Random) -> int:
    numbers = list(range(len(choices)))
    if isinstance(key, Sig) and len(choices) > 1 and rng.random() < 0.9:
        wanted = rng.choice((_is_cut, _is_contracting, _is_stacked, _is_uneven))
        numbers = [k for k in numbers if wanted(choices[k], key)] or numbers
    return rng.choice(numbers)


def _is_cut(one: Strategy, sig: Sig) -> bool:
    return any(one.cut)


def _is_contracting(one: Strategy, sig: Sig) -> bool:
    return sig.blocks is not None and bool(partial_axes(sig.blocks, one.cut))


def _is_stacked(one: Strategy, sig: Sig) -> bool:
    return any(len({axis.name for axis in axes}) > 1 for axes in one.cut)


def _is_uneven(one: Strategy, sig: Sig) -> bool:
    assert sig.blocks is not None
    pairs = zip(sig.blocks.sizes, one.cut, strict=True)
    return any(size % total(axes) for size, axes in pairs)


def _count(built: Built, x: Ints, shares: Shares) -> None:
    for node, key in enumerate(built.graph.keys):
        subject = built.subjects[node]
        choices = built.tables.strategies[int(built.tables.kinds[node])]
        if isinstance(subject, Value) or not isinstance(key, Sig) or len(choices) < 2:
            continue
        one, counts = choices[int(x[node])], shares.counts
        shares.names[subject.name] += 1
        counts["told"] += 1
        counts["not replicated"] += _is_cut(one, key)
        counts["contracting"] += _is_contracting(one, key)
        counts["two axes on a factor"] += _is_stacked(one, key)
        counts["uneven"] += _is_uneven(one, key)

"""Writes a `local` program as a torch script: `torch.distributed`, started by torchrun."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.backends.collectives import groups, groups_of_stages
from shardwright.backends.emit import Target
from shardwright.backends.given_modules import given_imports
from shardwright.backends.names import items, quoted_items
from shardwright.backends.overwriting import overwritten
from shardwright.backends.script import Layout, assemble, definitions, text_of
from shardwright.backends.staged import Stages, expect_even, stages_of
from shardwright.backends.torch.ops import OPS
from shardwright.backends.torch.sharing import MEMORY
from shardwright.backends.ways import Way, assemble_ways
from shardwright.ir.analysis.local_plan import Plan, read_plan
from shardwright.ir.analysis.staged_step import StagedStep, read_staged
from shardwright.ir.core import Module, Op
from shardwright.ir.gc_pause import not_collecting
from shardwright.spec.machines.number_words import plural
from shardwright.spec.types import ELEMENTS


def stored(op: Op, text: str) -> str:
    """The value that an integer below a byte, which torch holds in one, keeps of a computed one."""
    row = op.row
    if row is None or not (row.flops or row.elementwise) or len(op.results) != 1:
        return text
    element = ELEMENTS[op.result.tensor.element]
    if element.bits >= 8 or element.kind not in ("int", "uint"):
        return text
    if element.kind == "uint":
        return f"({text}) & {2**element.bits - 1}"
    return f"({text}) << {8 - element.bits} >> {8 - element.bits}"


NAMES = frozenset({"torch", "np", "dist", "groups"})
FAST = {
    "_amax": "torch.amax",
    "_amin": "torch.amin",
    "_maximum": "torch.maximum",
    "_minimum": "torch.minimum",
}
TORCH = Target("torch", lambda row: row.torch, OPS, NAMES, FAST, stored, MEMORY)

IMPORTS = (
    "import argparse",
    "import base64",
    "import collections",
    "import contextlib",
    "import functools",
    "import hashlib",
    "import itertools",
    "import math",
    "import os",
    "import re",
    "import signal",
    "import sys",
    "import time",
    "import zipfile",
    "import zlib",
    "from collections.abc import Callable, Iterable, Mapping, Sequence",
    "from dataclasses import dataclass",
    "from pathlib import Path",
    "from typing import IO, Any, NamedTuple",
    "",
    "import numpy as np",
    "import torch",
    "import torch.distributed as dist",
    "from torch import Tensor",
    "from torch.distributed.device_mesh import DeviceMesh, init_device_mesh",
)


LIBRARIES = ("prelude", "indexing", "algebra", "decompositions", "regions", "wire")


@not_collecting()
def emit(
    local: Module, original: Module, command: str, *, fast_extremes: bool = False,
    folds: bool = False,
) -> str:  # fmt: skip
    """A self-contained script that runs `local`, and checks it against `original` on one device.

    `command` is what the user typed, for the script's first lines. `fast_extremes`: maxima and
    minima over devices may lose a NaN or the sign of a zero. `folds`: calls that follow one another
    are loops; both modules are changed. Raises ProgramError when `local` is not a `local` program,
    or an op has no torch spelling.
    """
    plan, step = read_plan(local), read_staged(local)
    expect_even(plan)
    stages = None if step is None else stages_of(step, plan)
    used = _groups(plan, step)
    words = _words(plan) if stages is None else _stage_words(plan, stages)
    layout = Layout(
        target=TORCH,
        imports=(*IMPORTS, *given_imports(local)),
        runtime="torch",
        libraries=LIBRARIES,
        before=("groups",),
        settings={"groups": used, **words},
        fast_extremes=fast_extremes,
        folds=folds,
        donations=overwritten if stages is None else lambda main: {},
        stages=stages,
        staged=_STAGED,
    )
    return assemble(layout, plan, original, command)


def _groups(plan: Plan, step: StagedStep | None) -> str:
    """The axes that collectives run over; of groups of devices with their own meshes by group."""
    if plan.groups is None or step is None:
        return items([quoted_items(axes) for axes in groups(plan.module, plan.mesh)])
    funcs = [
        [one.func for one in step.pieces if step.places[one.stage] == k]
        for k in range(len(plan.groups))
    ]
    found = groups_of_stages(plan.module, plan.groups.meshes, funcs)
    return items([items([quoted_items(axes) for axes in some]) for some in found])


def _words(plan: Plan) -> dict[str, str | Sequence[str]]:
    """What the skeleton says of a program on one mesh."""
    return {
        "constants": [],
        "devices": "math.prod(MESH.values())",
        "what_needs": "the mesh needs",
        "spread": f"sharded over a mesh of {plan.mesh.device_count} ranks",
        "a_mesh": "the mesh",
        "of_each": "",
        "in_group": "",
    }


def _stage_words(plan: Plan, stages: Stages) -> dict[str, str | Sequence[str]]:
    """What it says of pipeline stages."""
    count, groups = len(stages.step.places), plural(stages.ranks, "group")
    each, devices = plural(plan.mesh.device_count, "rank"), "RANKS * math.prod(MESH.values())"
    if plan.groups is not None:
        each = f"{' + '.join(map(str, plan.groups.counts))} ranks"
        devices = "sum(math.prod(mesh.values()) for mesh in MESH)"
    return {
        "constants": stages.settings(),
        "devices": devices,
        "what_needs": f"{groups} of stages need",
        "spread": f"in {plural(count, 'stage')} on {groups} of {each}",
        "a_mesh": "a stage",
        "of_each": " of each group",
        "in_group": ", in its group",
    }


_STAGED = (
    "play(groups, device, args)",
    "on_true_stages(mesh, functools.partial(play, groups, device), args)",
)


@not_collecting()
def emit_ways(ways: Sequence[Way], title: Sequence[str], command: str) -> str:
    """A self-contained script that times several ways, and says whether they give the same."""
    plans = [read_plan(way.local) for way in ways]
    used = sorted({axes for plan in plans for axes in groups(plan.module, plan.mesh)})
    layout = Layout(
        target=TORCH, imports=IMPORTS, runtime="torch", libraries=LIBRARIES, before=("groups",)
    )
    runtime = text_of("torch", "runtime.py.txt")
    more: dict[str, Sequence[str] | str] = {
        "groups": items([quoted_items(axes) for axes in used]),
        "borrowed": definitions(runtime, ("make_groups", "device_of", "placed_on")),
    }
    return assemble_ways(layout, ways, title, command, more)

"""Writes a `local` program as a JAX script: `jax.shard_map` over explicit collectives."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.backends.emit import Target
from shardwright.backends.given_modules import given_imports
from shardwright.backends.jax.ops import OPS
from shardwright.backends.names import comment
from shardwright.backends.script import Layout, assemble
from shardwright.backends.staged import expect_even, stages_of
from shardwright.backends.varying import Varying, varying
from shardwright.backends.ways import Way, assemble_ways
from shardwright.ir.analysis.donation import donated
from shardwright.ir.analysis.local_plan import Plan, read_plan
from shardwright.ir.analysis.staged_step import StagedStep, read_staged
from shardwright.ir.core import Module
from shardwright.ir.gc_pause import not_collecting
from shardwright.spec.machines.number_words import plural

JAX = Target("jax", lambda row: row.jax, OPS, frozenset({"jax", "jnp", "lax", "np", "functools"}))

IMPORTS = (
    "import argparse",
    "import base64",
    "import collections",
    "import functools",
    "import math",
    "import os",
    "import re",
    "import socket",
    "import subprocess",
    "import sys",
    "import time",
    "import zipfile",
    "import zlib",
    "from collections.abc import Callable, Iterable, Mapping, Sequence",
    "from dataclasses import dataclass",
    "from pathlib import Path",
    "from typing import IO, Any, NamedTuple",
    "",
    "import jax",
    "import jax.numpy as jnp",
    "import numpy as np",
    "from jax import Array, lax",
    "from jax.experimental import multihost_utils",
    "from jax.sharding import Mesh, NamedSharding",
    "from jax.sharding import PartitionSpec as P",
)

_PROVES = "JAX proves that what an out_spec calls replicated is the same everywhere"
LIBRARIES = ("prelude", "algebra", "matrices")


@not_collecting()
def emit(
    local: Module, original: Module, command: str, *, fast_extremes: bool = False,
    folds: bool = False,
) -> str:  # fmt: skip
    """A self-contained script that runs `local`, and checks it against `original` on one device.

    `command` is what the user typed, for the script's first lines. `fast_extremes`: maxima and
    minima over devices may lose a NaN or the sign of a zero. `folds`: calls that follow one another
    are loops; both modules are changed. Raises ProgramError when `local` is not a `local` program,
    or an op has no JAX spelling.
    """
    plan, step = read_plan(local), read_staged(local)
    if step is not None:
        return _emit_stages(plan, step, original, command, fast_extremes, folds)
    known = varying(plan)
    leaks = unproven(plan, known)
    reason = f"  # {leaks}" if leaks else f"  # {_PROVES}"
    layout = Layout(
        target=JAX,
        imports=(*IMPORTS, *given_imports(local)),
        runtime="jax",
        libraries=LIBRARIES,
        varying=None if leaks else known,
        fast_extremes=fast_extremes,
        folds=folds,
        settings={
            "constants": f"CHECK_VMA = {not leaks}{reason}",
            "devices": "math.prod(MESH.values())",
            "spread": f"sharded over a mesh of {plan.mesh.device_count} devices",
            "step_is": "jitted function",
            "a_mesh": "the mesh",
            "of_each": "",
        },
        donations=donated,
    )
    return assemble(layout, plan, original, command)


def _emit_stages(
    plan: Plan, step: StagedStep, original: Module, command: str, fast_extremes: bool, folds: bool
) -> str:
    """The script of a step in pipeline stages, in one process."""
    stages = stages_of(step, plan)
    each, devices = plural(plan.mesh.device_count, "device"), "RANKS * math.prod(MESH.values())"
    if plan.groups is not None:
        expect_even(plan)
        each = f"{' + '.join(map(str, plan.groups.counts))} devices"
        devices = "sum(math.prod(mesh.values()) for mesh in MESH)"
    groups = f"{plural(stages.ranks, 'group')} of {each}"
    layout = Layout(
        target=JAX,
        imports=(*IMPORTS, *given_imports(plan.module)),
        runtime="jax",
        libraries=LIBRARIES,
        fast_extremes=fast_extremes,
        folds=folds,
        stages=stages,
        staged=("sharded_step(meshes)", "on_true_stages(sharded_step(meshes))"),
        settings={
            "constants": stages.settings(),
            "devices": devices,
            "spread": f"in {plural(len(step.places), 'stage')} on {groups}",
            "step_is": "function",
            "a_mesh": "a stage",
            "of_each": " of each group",
        },
    )
    return assemble(layout, plan, original, command)


@not_collecting()
def emit_ways(ways: Sequence[Way], title: Sequence[str], command: str) -> str:
    """A self-contained script that times several ways, and says whether they give the same."""
    layout = Layout(target=JAX, imports=IMPORTS, runtime="jax", libraries=LIBRARIES)
    return assemble_ways(layout, ways, title, command, {})


def unproven(plan: Plan, known: Varying) -> str:
    """The reason why JAX's check would refuse the program; "" when it would not.

    A result must not vary along axes that its sharding omits; the plan may know better than JAX.
    """
    outputs = plan.main.body.terminator.operands
    for tensor, value in zip(plan.results, outputs, strict=True):
        cut = {axis for axes in tensor.axes for axis in axes}
        extra = [axis for axis in known.of(value) if axis not in cut]
        if extra:
            axes = comment(", ".join(extra))
            return f"{comment(tensor.name)} is the same along {axes}, which JAX cannot prove"
    return ""

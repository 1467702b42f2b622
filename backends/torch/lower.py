"""Writes a `local` program as a torch script: `torch.distributed`, started by torchrun."""

from __future__ import annotations

from shardwright.backends.collectives import groups
from shardwright.backends.emit import Target
from shardwright.backends.facts import read_plan
from shardwright.backends.names import items, quoted_items
from shardwright.backends.script import Layout, assemble
from shardwright.ir.core import Module

from .ops import OPS

TORCH = Target("torch", lambda row: row.torch, OPS, frozenset({"torch", "np", "dist", "groups"}))

IMPORTS = (
    "import argparse",
    "import contextlib",
    "import functools",
    "import math",
    "import os",
    "import sys",
    "import time",
    "import zipfile",
    "import zlib",
    "from collections.abc import Callable, Mapping, Sequence",
    "from dataclasses import dataclass",
    "from typing import Any, NamedTuple",
    "",
    "import numpy as np",
    "import torch",
    "import torch.distributed as dist",
    "from torch import Tensor",
    "from torch.distributed.device_mesh import DeviceMesh, init_device_mesh",
)


def emit(local: Module, original: Module, command: str) -> str:
    """A self-contained script that runs `local`, and checks it against `original` on one device.

    `command` is what the user typed, for the script's first lines. Raises ProgramError when `local`
    is not a `local` program, or an op has no torch spelling.
    """
    plan = read_plan(local)
    used = items([quoted_items(axes) for axes in groups(plan.module, plan.mesh)])
    layout = Layout(
        target=TORCH,
        imports=IMPORTS,
        runtime="torch",
        libraries=("prelude", "indexing", "regions", "wire"),
        before=("groups",),
        settings={"groups": used},
    )
    return assemble(layout, plan, original, command)

"""The texts of all measured steps: families of `shardwright model`, and two models of images."""

from __future__ import annotations

from pathlib import Path

import shardwright as sw
from shardwright.ir.print import print_module
from shardwright.testing.machines import one_gpu

NAMES = (*one_gpu.STEPS, *one_gpu.IMAGES)
_MODELS = Path(__file__).with_name("image_models.py")


def text(name: str) -> str:
    """The program of a step."""
    if name in one_gpu.IMAGES:
        return print_module(sw.load(f"{_MODELS}:{name}"))
    return one_gpu.text(name)

"""Profiles of layers in stages of as many, and the links between devices that stand together."""

from __future__ import annotations

from itertools import accumulate
from operator import mul
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.problem import Floats, Ints
from shardwright.passes.search.problem.stages.profile_files import Profile, crossing


class Equal(NamedTuple):
    """By depth: first layers of its stages [d + 1], seconds forward, and forward and back, bytes of
    activations, over both borders, and of parameters [d], and the most bytes that enter a stage.
    """

    starts: Ints
    forward: Floats
    seconds: Floats
    kept: Floats
    moved: Floats
    held: Floats
    enters: float


def equal(profile: Profile, depth: int) -> Equal:
    """The layers in stages of as many; the last stages have one more where they must."""
    count = len(profile.ids)
    sizes = np.full(depth, count // depth)
    sizes[depth - count % depth :] += 1 if count % depth else 0
    starts = np.concatenate([[0], np.cumsum(sizes)])
    borders = crossing(profile)[starts]
    forward, seconds, kept, held = (
        np.add.reduceat(values, starts[:-1])
        for values in (
            profile.forward, profile.forward + profile.backward,
            profile.activation, profile.parameter,
        )
    )  # fmt: skip
    return Equal(
        starts, forward, seconds, kept, borders[:-1] + borders[1:], held, float(borders.max())
    )


def link(profile: Profile, devices: int) -> float:
    """bytes/s among so many devices next to one another."""
    sizes = accumulate(profile.machines, mul)
    pairs = zip(sizes, profile.bandwidth, strict=True)
    return next(speed for held, speed in pairs if held >= devices)

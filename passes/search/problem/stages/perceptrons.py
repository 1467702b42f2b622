"""Perceptrons by name: `distir:L=16,W=8192,D=4,B=512`, layers, width, devices and rows."""

from __future__ import annotations

from typing import NamedTuple

from shardwright.passes.search.problem.instances import numbers_of

_MOST = {"L": 10_000, "W": 10_000_000, "D": 1024, "B": 100_000_000}


class Perceptron(NamedTuple):
    """Products of (batch, width) by (width, width), each with a relu, and a loss."""

    layers: int
    width: int
    devices: int
    batch: int


def perceptron(text: str) -> Perceptron:
    """Of a name. Raises ProgramError for settings that are missing or not known."""
    given = numbers_of(text, text.partition(":")[2], dict.fromkeys(_MOST, -1), _MOST)
    return Perceptron(*(given[key] for key in _MOST))

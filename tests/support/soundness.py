"""Soundness of rewrites: for random inputs, the program computes what it computed before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.compare import TOLERANCES
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run, run_devices
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.op import Values


class Rewriter(Protocol):
    """A pass, a parsed pipeline, or your own."""

    def run(self, module: Module) -> object:
        """Rewrite a module in place."""
        ...


Rewrite = str | Rewriter  # a pipeline as text, or what runs


def rewrite(before: Module, how: Rewrite) -> Module:
    """A rewritten copy; `before` stays as it is."""
    after = parse(print_module(before), before.file)
    if isinstance(how, str):
        how = parse_pipeline(how)
    how.run(after)
    return after


def is_local(module: Module) -> bool:
    """True if a program is one device's: it must run on all devices of its mesh."""
    main = module.main
    return main is not None and "plan.arg_shardings" in main.notes


def evaluate(module: Module, args: Sequence[Values]) -> list[Values]:
    """Global results: of a local program on all devices, of others on one."""
    return run_devices(module, args) if is_local(module) else run(module, args)


def assert_rewrite_sound(before: Module | str, how: Rewrite, *, seed: int = 0) -> Module:
    """Rewrite a copy and compare results on random inputs; returns the rewritten program.

    Integers and booleans must be equal, floats within `differences`. Raises AssertionError with
    both programs.
    """
    module = parse(before) if isinstance(before, str) else before
    args = inputs(module, seed)
    after = rewrite(module, how)
    wrong = differences(evaluate(after, args), evaluate(module, args))
    if wrong:
        shown = "\n".join(wrong)
        raise AssertionError(
            f"{shown}\n--- before\n{print_module(module)}\n--- after\n{print_module(after)}"
        )
    return after


def differences(results: Sequence[Values], expected: Sequence[Values]) -> list[str]:
    """The differences, one line per result; empty when sound.

    Floats are compared relative to the largest value of the tensor, but at least to 1: generated
    programs hold numbers of that size, and what cancellation leaves of them has their rounding
    errors.
    """
    if len(results) != len(expected):
        return [f"{len(results)} results, expected {len(expected)}"]
    wrong: list[str] = []
    for index, (a, b) in enumerate(zip(results, expected, strict=True)):
        if a.shape != b.shape or a.dtype != b.dtype:
            wrong.append(f"result {index}: {a.dtype}{a.shape}, expected {b.dtype}{b.shape}")
        elif (error := _error(a, b)) > TOLERANCES["f32"]:
            wrong.append(f"result {index}: error {error:.2e}")
    return wrong


def _error(a: Values, b: Values) -> float:
    if b.dtype.kind not in "fc":
        return float(np.count_nonzero(a != b))
    finite = np.isfinite(b)
    if (
        not np.array_equal(a[~finite], b[~finite], equal_nan=True)
        or not np.isfinite(a[finite]).all()
    ):
        return float("inf")
    scale = max(1.0, float(np.abs(b[finite]).max(initial=0.0)))
    return float(np.abs(a[finite] - b[finite]).max(initial=0.0)) / scale

"""Scripts that run many programs of the reduction language, and their expected results."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import numpy as np

from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run, run_devices
from shardwright.passes.collect.synthesis.lowering import local_text, whole_text
from shardwright.spec.op import Values
from shardwright.spec.sharding_rules.reductions import Program
from shardwright.testing.scripts import Job

STARTS = {"stablehlo.add": 0, "stablehlo.maximum": -(2**31), "stablehlo.minimum": 2**31 - 1}
WIDTH = 3


class Batch(NamedTuple):
    """Programs of one hierarchy with one reducer."""

    programs: tuple[Program, ...]
    radices: tuple[int, ...]
    reducer: str = "stablehlo.add"

    def texts(self) -> tuple[str, str]:
        """For one device of many, and for the whole."""
        count = len(self.programs)
        return (
            local_text(self.programs, self.radices, WIDTH, self.reducer),
            whole_text(count, self.radices, WIDTH, self.reducer, STARTS[self.reducer]),
        )

    def on_numpy(self) -> list[Program]:
        """Programs that give wrong numbers on all devices, run by the reference."""
        local, whole = map(parse, self.texts())
        args = inputs(whole, 0)
        return self.wrong(run_devices(local, args), run(whole, args))

    def script(self, target: str, folder: Path, number: int) -> tuple[Job, list[Values]]:
        """A script with its inputs, and what it must give."""
        local, whole = map(parse, self.texts())
        args = inputs(whole, number)
        emit = import_module(f"shardwright.backends.{target}.lower").emit
        path = folder / f"programs{number}_{target}.py"
        path.write_text(emit(local, whole, "test"), encoding="utf-8")
        return (path, args), run(whole, args)

    def wrong(self, results: Sequence[Values], expected: Sequence[Values]) -> list[Program]:
        """Programs whose results differ in any bit."""
        triples = zip(self.programs, results, expected, strict=True)
        return [program for program, a, b in triples if not np.array_equal(a, b)]

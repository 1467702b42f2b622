"""Peak bytes on one device: what `shardwright memory` says of scripts, and what they take.

Per program, bytes of arguments, results and of results in the place of arguments must be equal
(`=`; results less XLA's table of 8 bytes each). Then for each target the peak that is predicted,
the one that is measured, both in MB, and the ratio:

    jax      XLA's compilation of the program of one device for fake CPU devices
    torch    live storages of one rank of the emitted script, collectives left out
    text     ratio to XLA's of the peak in the order of the text, which times are computed with

Large programs run for minutes with torch: `--only jax` leaves that out.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp, log
from subprocess import TimeoutExpired

from memory_programs import PROGRAMS
from workloads import ROWS, text

from shardwright.api.scripts import script
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.cost.liveness.scripts import script_peak
from shardwright.passes.registry import main_pipeline
from shardwright.testing.oracle.device_oracles import xla_compiled
from shardwright.testing.oracle.torch_memory import torch_memory
from shardwright.testing.oracles import Partitioned

COLUMNS = ("sizes", "jax", "XLA", "ratio", "text", "torch", "run", "ratio")


def programs() -> Iterator[tuple[str, str]]:
    """Names and annotated texts."""
    for name, mode, mesh in ROWS:
        yield f"{name} {mode} {mesh[0]}x{mesh[1]}", text(name, mode, mesh)
    for name, build in PROGRAMS.items():
        yield name, build()


def local_program(program: str) -> Module:
    """The program of one device."""
    module = parse(program)
    main_pipeline().run(module)
    return module


def xla_peak(local: Module, theirs: Partitioned) -> int:
    """Arguments, results that have a place of their own, temporaries."""
    results = theirs.output_bytes - table_bytes(local) - theirs.alias_bytes
    return theirs.argument_bytes + results + theirs.temp_bytes


def table_bytes(local: Module) -> int:
    """The table of results, which there is if there are several."""
    assert local.main is not None
    count = len(local.main.result_types)
    return 8 * count if count > 1 else 0


def equal(local: Module, theirs: Partitioned) -> str:
    """`=`, or by how much arguments, results and aliases differ."""
    ours = script_peak(local, None, "jax")
    pairs = (
        (ours.argument_bytes, theirs.argument_bytes),
        (ours.result_bytes, theirs.output_bytes - table_bytes(local)),
        (ours.aliased_bytes, theirs.alias_bytes),
    )
    off = sum(abs(a - b) for a, b in pairs)
    return f"{off:+d}" if off else "="


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("names", nargs="*", help="beginnings of names (default: all)")
    parser.add_argument("--only", choices=("jax", "torch"), help="one of the two")
    asked = parser.parse_args()
    wanted = tuple(asked.names)
    form = "{:<20} {:>6}" + " {:>9}" * (len(COLUMNS) - 1)
    print(form.format("", *COLUMNS))
    ratios: dict[str, list[float]] = {"jax": [], "torch": []}
    for name, program in programs():
        if wanted and not name.startswith(wanted):
            continue
        local = local_program(program)
        cells = ["-"] * len(COLUMNS)
        if asked.only != "torch":
            cells[:5] = beside_xla(local, ratios["jax"])
        if asked.only != "jax":
            cells[5:] = beside_torch(local, program, ratios["torch"])
        print(form.format(name, *cells), flush=True)
    for kind, found in ratios.items():
        if found:
            mean = exp(sum(map(log, found)) / len(found))
            print(f"{kind}: {min(found):.2f} to {max(found):.2f}, geometric mean {mean:.2f}")


def beside_xla(local: Module, ratios: list[float]) -> list[str]:
    """The cells of a program under XLA."""
    theirs = xla_compiled(local)
    assert theirs is not None, "XLA gave no answer"
    ours, known = script_peak(local, None, "jax").bytes, xla_peak(local, theirs)
    ratios.append(ours / known)
    in_text = script_peak(local, None, "mlir").bytes / known
    return [
        equal(local, theirs), megabytes(ours), megabytes(known), f"{ratios[-1]:.2f}",
        f"{in_text:.2f}",
    ]  # fmt: skip


def beside_torch(local: Module, program: str, ratios: list[float]) -> list[str]:
    """The cells of a program under torch."""
    ours = script_peak(local, None, "torch").bytes
    try:
        known = torch_memory(script("torch", local, parse(program), ""))[0].peak_bytes
    except TimeoutExpired:
        return [megabytes(ours), "-", "-"]
    ratios.append(ours / known)
    return [megabytes(ours), megabytes(known), f"{ratios[-1]:.2f}"]


def megabytes(count: int) -> str:
    """In millions of bytes."""
    return f"{count / 1e6:.2f}"


if __name__ == "__main__":
    main()

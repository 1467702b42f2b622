"""Bytes on one device: our analysis, and XLA's `memory_analysis` of the compiled program.

Per train step of `workloads.py`: bytes of arguments and results, which must be equal (`=`; results
less XLA's table of 8 bytes each); then temporaries in MB. XLA compiles our local program for fake
CPU devices, so what differs is the memory model and not the partitioner; `annotated` is what it
needs when it partitions by itself.

    text     ours: ops in text order, pointwise chains computed element by element
    + order  ops first come, first served, as XLA's CPU backend starts them
    + joins  and all-reduces that do not wait for one another are one
    + copies and what is overwritten while others still read it is copied: all that we model of XLA
    ratio    of that to XLA's temporaries
"""

from __future__ import annotations

import argparse
from math import exp, log

from workloads import ROWS, text

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.cost.liveness.analysis import analyse
from shardwright.passes.cost.liveness.order import TEXT, XLA_CPU, Order
from shardwright.passes.registry import main_pipeline
from shardwright.testing.oracle.device_oracles import xla_compiled
from shardwright.testing.oracles import Partitioned, xla_partitioned

ORDERS = (TEXT, Order(breadth=True), Order(breadth=True, joins=True), XLA_CPU)
COLUMNS = ("arguments", "results", "text", "+ order", "+ joins", "+ copies", "XLA", "ratio")


def local_program(program: str) -> Module:
    """The program of one device."""
    module = parse(program)
    main_pipeline().run(module)
    return module


def equal(local: Module, theirs: Partitioned) -> tuple[str, str]:
    """`=` for arguments and for results, or our bytes less theirs."""
    ours = analyse(local)
    assert local.main is not None
    table = 8 * len(local.main.result_types)
    results = (ours.result_bytes, ours.aliased_bytes)
    wanted = (theirs.output_bytes - table, theirs.alias_bytes)
    arguments = ours.argument_bytes - theirs.argument_bytes
    off = sum(abs(a - b) for a, b in zip(results, wanted, strict=True))
    return f"{arguments:+d}" if arguments else "=", f"{off:+d}" if off else "="


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("rows", nargs="*", help="workload:mode, such as tblock:tp (default: all)")
    wanted = parser.parse_args().rows
    print(("{:<20}" + " {:>9}" * len(COLUMNS) + " {:>10}").format("", *COLUMNS, "annotated"))
    ratios: list[float] = []
    for name, mode, mesh in ROWS:
        if wanted and f"{name}:{mode}" not in wanted:
            continue
        program = text(name, mode, mesh)
        local = local_program(program)
        theirs, alone = xla_compiled(local), xla_partitioned(program)
        row = f"{name} {mode} {mesh[0]}x{mesh[1]}"
        if theirs is None or alone is None:
            print(f"{row:<20} XLA gave no answer", flush=True)
            continue
        temps = [analyse(local, order).temp_bytes for order in ORDERS]
        ratios.append(temps[-1] / theirs.temp_bytes)
        cells = [f"{count / 1e6:.2f}" for count in (*temps, theirs.temp_bytes)]
        shown = (*equal(local, theirs), *cells, f"{ratios[-1]:.2f}")
        form = "{:<20}" + " {:>9}" * len(shown) + " {:>10.2f}"
        print(form.format(row, *shown, alone.temp_bytes / 1e6), flush=True)
    mean = exp(sum(map(log, ratios)) / len(ratios))
    print(f"ratio: {min(ratios):.2f} to {max(ratios):.2f}, geometric mean {mean:.2f}")


if __name__ == "__main__":
    main()

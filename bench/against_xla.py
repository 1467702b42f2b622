"""Ring bytes, argument bytes and dot flops per device of annotated programs, ours and XLA's.

XLA partitions the same text for 8 fake CPU devices. `python bench/against_xla.py [FILE ...]`
"""

from __future__ import annotations

import sys
from pathlib import Path

from shardwright.ir import traffic
from shardwright.ir.parse import parse
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.oracles import xla_partitioned

EXAMPLES = Path(__file__).parent.parent / "examples"


def row(path: Path, devices: int = 8) -> str:
    """One line of the table."""
    text = path.read_text(encoding="utf-8")
    whole, local = parse(text), parse(text)
    parse_pipeline("sdy-propagation-pipeline,partition").run(local)
    ours, flops = traffic.total_ring_bytes(local), traffic.dot_flops(whole)
    share = traffic.dot_flops(local) * devices / flops if flops else 0.0
    theirs = xla_partitioned(text, devices)
    if theirs is None:
        return f"{path.stem:<28} {ours:>11,.0f} XLA gave no answer"
    ratio = f"{ours / theirs.wire_bytes:6.2f}" if theirs.wire_bytes else "     -"
    arguments = f"{traffic.argument_bytes(local):>11,} {theirs.argument_bytes:>11,}"
    moved = f"{ours:>11,.0f} {theirs.wire_bytes:>11,.0f} {ratio}"
    return f"{path.stem:<28} {moved} {arguments} {share:6.3f}"


def main() -> None:
    """Print the table."""
    paths = [Path(name) for name in sys.argv[1:]] or sorted(EXAMPLES.glob("*.mlir"))
    print(f"{'program':<28} {'ring bytes':>11} {'XLA':>11} {'ratio':>6}", end=" ")
    print(f"{'arguments':>11} {'XLA':>11} {'flops x 8 / total'}")
    for path in paths:
        print(row(path), flush=True)


if __name__ == "__main__":
    main()

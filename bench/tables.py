"""Tables of strategies (tier A) against the simulator (tier B), and what building them takes.

    python bench/tables.py [NAME ...] [--plans 10] [--cluster dgx-h100] [-o docs/tables.md]

Per program: nodes, edges, classes of them, CPU seconds to build the tables; then, for the plan that
the partitioner chooses, seconds of a step and peak memory by the tables over those of the program
that runs, without overlap. With `--plans`, so many plans: a part of all ops of main (2, 10, 30 % or
all) gets another cut at random, the text says so, and the program that it becomes is simulated.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time
from typing import NamedTuple

import numpy as np

from shardwright.ir.core import Module, Op
from shardwright.ir.parse import parse
from shardwright.passes.cost.liveness.scripts import script_peak
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.cost.tables.build_tables import Built, tables_of
from shardwright.passes.cost.tables.executed import executed, shared_values
from shardwright.passes.cost.tables.memory_rows import memory_of
from shardwright.passes.cost.tables.tables import FREE, Ints
from shardwright.passes.cost.tables.write_plan import write_plan
from shardwright.passes.registry import main_pipeline
from shardwright.passes.running import PassFault
from shardwright.passes.target import Target

ROOT = Path(__file__).parent.parent
FOLDERS = (ROOT / "examples", ROOT / "tests" / "data" / "models" / "real")
NAMES = (
    "mlp_data_parallel", "mlp_fully_sharded", "mlp_tensor_parallel", "sequence_parallel_block",
    "moe_layer", "gpt_train_step", "vit_train_step", "batch_norm", "checkpointed", "decode",
    "diffusion", "dlrm", "encoder_decoder", "experts", "lstm", "mixed_precision",
    "rotary_decoder", "scanned_layers", "unet",
)  # fmt: skip
PARTS = (0.02, 0.1, 0.3, 1.0)
TURNS = 4  # of loops that do not say how often they run
INSERT = main_pipeline().after("propagated").until("resharded")
HEADS = (
    "program", "nodes", "edges", "classes", "build s", "step A/B", "memory A/B", "plans",
    "A/B of plans", "rank correlation",
)  # fmt: skip


class Both(NamedTuple):
    """Seconds and bytes by tables and of the program that runs."""

    seconds: float
    run_seconds: float
    bytes: int
    run_bytes: int


class Bench:
    def __init__(self, path: Path, cluster: str) -> None:
        self.target = Target(cluster, trips=TURNS)
        self.base = parse(path.read_text(encoding="utf-8"))
        main_pipeline().until("propagated").run(self.base)
        self.mesh = next(name for name, mesh in self.base.meshes.items() if mesh.axes)
        module = self.base.clone()
        start = process_time()
        self.built = tables_of(module, self.target)
        self.build_s = process_time() - start
        self.memory = memory_of(module, self.built)
        INSERT.run(module)
        self.chosen = np.maximum(executed(self.built, module), 0)
        self.plain = self.run(module, self.chosen)

    def run(self, module: Module, x: Ints) -> Both:
        """A program behind `insert-reshards`, against tables."""
        main_pipeline(self.target.cluster).after("resharded").run(module)
        machines = self.target.on_machines
        run = Simulator(module, Machine(machines), "none", TURNS).main()
        seconds, held = self.built.tables.total(x), self.memory.peak(x)
        return Both(seconds, run.time / PER_SECOND, held, script_peak(module, machines).bytes)

    def drawn(self, built: Built, module: Module, part: float, seed: int) -> Ints:
        """The partitioner's plan with other cuts in a part of the ops of main."""
        random, tables = np.random.default_rng(seed), built.tables
        assert module.main is not None
        own = {id(op) for op in module.main.walk()}
        free = [
            node
            for node, subject in enumerate(built.subjects)
            if isinstance(subject, Op) and id(subject) in own and tables.given[node] == FREE
        ]
        found = self.chosen.copy()
        for node in free:
            if random.random() < part:
                found[node] = random.integers(0, tables.sizes[node])
        return shared_values(tables, found)

    def plan(self, part: float, seed: int) -> Both | None:
        """A plan said in the text; None where a pass fails on it."""
        module = self.base.clone()
        built = tables_of(module, self.target)
        x = self.drawn(built, module, part, seed)
        write_plan(built, module, x, self.mesh)
        try:
            INSERT.run(module)
            return self.run(module, x)
        except PassFault as fault:
            print(f"    {fault}", flush=True)
            return None


def rank_correlation(a: Ints, b: Ints) -> float:
    """Spearman's."""
    ranks = [np.argsort(np.argsort(one)) for one in (a, b)]
    return float(np.corrcoef(*ranks)[0, 1])


def row(path: Path, cluster: str, plans: int) -> list[str]:
    """One program."""
    bench = Bench(path, cluster)
    tables, plain = bench.built.tables, bench.plain
    found = [bench.plan(PARTS[k % len(PARTS)], k) for k in range(plans)]
    both = [plain, *(one for one in found if one is not None)]
    ratios = np.array([one.seconds / one.run_seconds for one in both])
    cells = [
        path.stem, f"{len(tables.kinds):,}", f"{len(tables.edges):,}",
        f"{len(tables.strategies)} + {len(tables.tables)}", f"{bench.build_s:.2f}",
        f"{ratios[0]:.3f}", f"{plain.bytes / plain.run_bytes:.3f}",
    ]  # fmt: skip
    if plans:
        rho = rank_correlation(*np.array([one[:2] for one in both]).T)
        cells += [
            f"{len(both)} of {plans + 1}",
            f"{np.median(ratios):.2f} ({ratios.min():.2f} .. {ratios.max():.2f})", f"{rho:.3f}",
        ]  # fmt: skip
    return cells


def build_row(layers: int, path: Path, cluster: str) -> list[str]:
    """Seconds to build the tables of an unrolled step in a text, and rows of memory."""
    module, target = parse(path.read_text(encoding="utf-8")), Target(cluster, trips=TURNS)
    start = process_time()
    built = tables_of(module, target)
    middle = process_time()
    memory = memory_of(module, built, plans=False)
    end = process_time()
    tables = built.tables
    return [
        str(layers), f"{sum(1 for _ in module.walk()):,}", f"{len(tables.kinds):,}",
        f"{len(tables.strategies)} + {len(tables.tables)}", f"{middle - start:.2f}",
        f"{end - middle:.2f}", str(len(memory.steps)),
    ]  # fmt: skip


def main() -> None:
    """Print the table, or write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=NAMES)
    parser.add_argument("--plans", type=int, default=0)
    parser.add_argument("--cluster", default="dgx-h100")
    parser.add_argument("--unrolled", nargs="*", default=[], help="texts LAYERS=FILE to build")
    parser.add_argument("-o", "--output", type=Path)
    options = parser.parse_args()
    lines = [_line(HEADS), "|" + "---|" * len(HEADS)]
    for name in options.names:
        path = next(one for f in FOLDERS if (one := f / f"{name}.mlir").is_file())
        lines.append(_line(row(path, options.cluster, options.plans)))
        print(lines[-1], flush=True)
    for text in options.unrolled:
        layers, _, path = text.partition("=")
        print(_line(build_row(int(layers), Path(path), options.cluster)), flush=True)
    if options.output is not None:
        page = options.output.read_text(encoding="utf-8")
        before, _, after = page.partition("<!-- programs -->\n")
        _, _, after = after.partition("<!-- end -->\n")
        body = "\n".join(["<!-- programs -->", *lines, "<!-- end -->", ""])
        options.output.write_text(before + body + after, encoding="utf-8")


def _line(cells: tuple[str, ...] | list[str]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()

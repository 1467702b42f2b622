"""Published planners of stages on the published inputs: objectives, seconds, and the authors' own.

    python bench/plan/stage_planners.py FOLDER [--seconds 60]

FOLDER holds `dnn-partitioning/throughput-inputs` of github.com/msr-fiddle/dnn-partitioning. Seconds
are of the CPU, after compilation; the authors' are of their C++ on another machine of its kind.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time

from shardwright.passes.search.methods.distir import DistIr
from shardwright.passes.search.methods.dnn_partitioning import DnnPartitioning
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.stages.perceptrons import Perceptron
from shardwright.passes.search.problem.stages.placed_files import load_placed
from shardwright.passes.search.problem.stages.stage_answers import StageAnswer
from shardwright.tools.session.text_tables import table

# Input: the contiguous optimum of the authors' program, its seconds, the best known of any split.
PLACED: dict[str, tuple[float | None, float | None, float | None]] = {
    "LayerGraphs/bert24_inference": (17.7899, 0.01, 17.715),
    "LayerGraphs/bert24_training": (41.7458, 0.01, 39.790),
    "LayerGraphs/gnmt_inference": (32.9107, 12.7, 31.6873),
    "LayerGraphs/resnet50_inference": (33.7747, 0.09, None),
    "LayerGraphs/resnet50_training": (78.6318, 0.14, None),
    "LayerGraphs/inceptionv3_inference": (None, None, None),
    "LayerGraphs/inceptionv3_training": (None, None, None),
    "OperatorGraphs/bert_l-3_inference": (27.9186, 0.67, 21.9083),
    "OperatorGraphs/bert_l-3_training": (65.3031, 4.0, None),
    "OperatorGraphs/bert_l-6_inference": (29.5795, 2.3, None),
    "OperatorGraphs/resnet50_inference": (124.349, 0.11, 128.07),
    "OperatorGraphs/bert_L-12_training": (None, None, None),
}


def main() -> None:
    """Print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=60.0, help="of an integer program")
    words = parser.parse_args()
    folder = words.folder / "dnn-partitioning" / "throughput-inputs"
    DnnPartitioning().of_graph(load_placed(folder / f"{next(iter(PLACED))}.json", {}))
    rows = [placed(folder / f"{name}.json", name, words.seconds) for name in PLACED]
    head = ("input", "linear", "s", "contiguous", "published", "s", "theirs", "any split",
            "bound", "known", "s")  # fmt: skip
    print(table(head, rows, right=range(1, 11)))
    print(f"distir: {grids_per_second():.0f} grids a second of a core")


def grids_per_second(times: int = 50) -> float:
    """Of the grid of 24 that is published, whose simulator takes 30 s for it."""
    began = process_time()
    for _ in range(times):
        DistIr().of_graph(Perceptron(16, 8192, 4, 512))
    return times * 24 / (process_time() - began)


def placed(path: Path, name: str, seconds: float) -> tuple[str, ...]:
    """A row of DNN-partitioning."""
    best, theirs, known = PLACED[name]
    line, line_s = timed(path, DnnPartitioning(linear=True), seconds)
    exact, exact_s = timed(path, DnnPartitioning(), seconds)
    free, free_s = timed(path, DnnPartitioning(contiguous=False), seconds)
    return (
        name, shown(line.objective), f"{line_s:.2f}", shown(exact.objective), shown(best),
        f"{exact_s:.2f}", shown(theirs), shown(free.objective), shown(free.lower_bound),
        shown(known), f"{free_s:.1f}",
    )  # fmt: skip


def timed(path: Path, method: DnnPartitioning, seconds: float) -> tuple[StageAnswer, float]:
    """An answer, and seconds of the CPU."""
    graph, began = load_placed(path, {}), process_time()
    answer = method.of_graph(graph, Budget(seconds=seconds))
    return answer, process_time() - began


def shown(value: float | None) -> str:
    """Six digits, or a dash."""
    return "-" if value is None else f"{value:.6g}"


if __name__ == "__main__":
    main()

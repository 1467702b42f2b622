"""The page of planners of stages side by side: what each was held against, what it does here."""

from __future__ import annotations

from pathlib import Path

from shardwright.passes.search.kernels.stages.placements import POLICIES
from shardwright.passes.search.methods import OF_STAGES
from shardwright.testing.acceptance_page import lines_of, tables
from tests.passes.search.papers import (
    alpa_test,
    distir_test,
    dnn_partitioning_test,
    ftpipe_test,
    pipedream_test,
    piper_test,
    rannc_test,
)

ROOT = Path(__file__).parents[4]
HEAD = """# Planners of stages, side by side

*Lines*: of the method's file, with its docstring; kernels, readers and answers are shared. *Label*: as on the [page of methods](../methods.md). *Held against*: what it equals, by tests
(`tests/passes/search/papers`); "transcription": a second one, written from the published rules alone. *Better*: where it finds more than what was published, or what its own heuristic
leaves. *General*: of the twelve programs and clusters of [captured steps](stages.md) those with a legal plan. *Executed*: of four programs those that four gloo ranks ran in two stages or more,
with the largest error against one device. Every method has a page with its figures.

"""  # noqa: E501
# By method the same in words that no table has.
BETTER = {
    "dnn-partitioning": "any split: 17.7147, 39.7895, 31.6873, 21.9084 ms, below all contiguous",
    "piper": "exact knapsack: gnmt on 8 devices of 0.8 GiB 83.6676 for 83.9989 s",
    "equal-split": "-",
    "pipedream": "inception_v3 (221,564 states) in 5 s; nasnetamobile by one order, with a bound",
    "pipedream-2bw": "-",
    "torchgpipe": "least block by `gpipe`; its own is 14.9 % above on mean",
    "gpipe": "-",
    "alpa": "-",
    "dapple": "gap of the ranking in the latency shown",
    "rannc": "`variant=pareto`: up to 9.0 % below on the fixtures",
    "ftpipe": "`order=lpt`: bert_l-3 21.9084 ms, the optimum of any split; contiguous 27.9186",
    "chimera": "-",
    "distir": "4,400 grids a second; the released simulator 24 in 30 s",
}  # fmt: skip
# What is said of methods that have no column among captured steps.
NOT_HERE = {
    "distir": "perceptrons by name",
}


def held_against() -> dict[str, str]:
    """By method: how many figures, of what."""
    piper = sum(len(cells) for cells in piper_test.PUBLISHED.values())
    equal = len(piper_test.EQUAL) + len(piper_test.EQUAL_GNMT)
    cells = 2 * len(pipedream_test.PUBLISHED)
    peaks = len(distir_test.PEAKS)
    return {
        "dnn-partitioning": f"{len(dnn_partitioning_test.PUBLISHED)} published optima here, all 9 "
        "by `bench/plan/stage_planners.py`",
        "piper": f"{piper} published cells, 48 and 64 layers, resnet; brute force",
        "equal-split": f"{equal} published cells",
        "pipedream": f"{cells} published cells, all by `bench/plan/profiles.py`; transcription",
        "pipedream-2bw": "brute force over its grid; transcription",
        "torchgpipe": "`[1..6]` in two: 4, 2; transcription, bit for bit",
        "gpipe": "brute force over cuts; its list, played",
        "alpa": f"{len(alpa_test.PUBLISHED)} known costs; brute force up to six layers",
        "dapple": f"brute force over its {len(POLICIES)} policies up to six layers; transcription",
        "rannc": f"{len(rannc_test.FIXTURES)} fixtures; transcription",
        "ftpipe": f"{len(ftpipe_test.FIXTURES)} fixtures; transcription",
        "chimera": "brute force over its grid, every point played; bubbles of the paper",
        "distir": f"{len(distir_test.PUBLISHED)} published rows, {peaks} peaks; transcription",
    }


def page() -> str:
    """The whole page. What programs say is read from theirs, which benches write."""
    stages = (ROOT / "docs" / "methods" / "stages.md").read_text(encoding="utf-8")
    general, executed = legal(stages), ran(stages)
    held = held_against()
    titles = ("method", "lines", "label", "held against", "better", "general", "executed")
    rows: list[tuple[str, ...]] = []
    for name in sorted(OF_STAGES):
        lines = lines_of(OF_STAGES[name])
        here = general.get(name) or NOT_HERE[name], executed.get(name, "-")
        link, label = f"[{name}]({name}.md)", OF_STAGES[name].label
        rows.append((link, str(lines), f"`{label}`", held[name], BETTER[name], *here))
    table = [titles, ("---",) * len(titles), *rows]
    return HEAD + "".join(f"| {' | '.join(row)} |\n" for row in table)


def cells_of(text: str, *first: str) -> tuple[list[str], list[list[str]]]:
    """Heading and rows of the table whose heading begins so."""
    return next(one for one in tables(text) if tuple(one[0][: len(first)]) == first)


def legal(text: str) -> dict[str, str]:
    """By method how many programs and clusters have a plan with seconds."""
    head, rows = cells_of(text, "program", "cluster")
    found: dict[str, str] = {}
    for column, name in enumerate(head):
        if name in OF_STAGES:
            able = sum(row[column][0].isdigit() for row in rows)
            found[name] = f"{able} of {len(rows)}"
    return found


def ran(text: str) -> dict[str, str]:
    """By method how many programs ran, and the largest error."""
    head, rows = cells_of(text, "method", "GPT")
    found: dict[str, str] = {}
    for name, *cells in rows:
        errors = [float(cell.rpartition(",")[2]) for cell in cells if cell != "-"]
        found[name] = f"{len(errors)} of {len(head) - 1}, {max(errors):.1e}"
    return found

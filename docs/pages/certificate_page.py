"""Writes `docs/certificates.md`: optima on the reference graphs, beside published schedules.

`python bench/certificates.py` writes it anew (minutes); a test holds a part of it against the code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from pages.steps_page import steps_lines
from shardwright.testing.machines.certificates import KINDS, Certified, certified
from shardwright.testing.machines.reference_graphs import REFERENCE_GRAPHS

COLUMNS = (
    "graph", "collective", "GB/s at most", "ms at least", "because of", "ms reached", "gap",
    "pieces", "hops", "routes", "s to find",
)  # fmt: skip
# Seconds of a run on one core, so they differ from day to day.
FRESH = len(COLUMNS) - 1

_WORDS = {
    "dgx-1": "DGX-1: eight GPUs, a cube mesh of links of 1 GB/s",
    "ring-8": "a ring of eight, 1 GB/s each way",
    "torus-4x4": "a torus of 4 x 4, 1 GB/s a link",
    "torus-3x3x3": "a torus of 3 x 3 x 3, 1 GB/s a link",
    "a100-x1": "eight A100 on NVSwitch, 300 GB/s each",
    "a100-x2": "two of these, a card of 25 GB/s each on one of two switches (even, odd)",
    "a100-x4": "four of these",
    "dgx-2-x2": "two DGX-2: 125 GB/s to the switch; odd GPUs send at 12.5 GB/s, even receive",
    "ndv2-x2": "two NDv2: cube meshes of 25 GB/s, one card of 12.5 GB/s each",
}

# Instance, collective, GB/s published, where and at what cost: outputs in microsoft/TE-CCL, 1 GB.
PUBLISHED = (
    ("dgx-2-x2", "all-gather", Fraction(12903, 100), "TE-CCL, 2700 s of Gurobi"),
    ("dgx-2-x2", "all-gather", Fraction(100), "TE-CCL, 11.8 s of Gurobi"),
    ("dgx-2-x2", "all-to-all", Fraction(1242, 100), "TE-CCL, 1590 s of Gurobi"),
    ("dgx-2-x2", "all-to-all", Fraction(1176, 100), "TE-CCL, its quick setting"),
    ("ndv2-x2", "all-gather", Fraction(2286, 100), "TE-CCL, 43 s of Gurobi"),
    ("ndv2-x2", "all-gather", Fraction(2049, 100), "TACCL at 256 MB, 7 s of Gurobi"),
    ("ndv2-x2", "all-gather", Fraction(1860, 100), "TACCL"),
    ("ndv2-x2", "all-to-all", Fraction(3125, 1000), "TACCL, 1215 s of Gurobi"),
)

HEAD = """\
# Optima on link graphs, with their certificates

Written by `python bench/certificates.py` (`make certificates`); do not edit.

What a collective takes at least on a graph of links, the reason why nothing is faster, and what the
schedules of `shardwright synthesize` reach. These are figures of a model: bytes over links, without
latency, 1 GB = 10^9 bytes on each device (of an all-gather: behind it; of an all-to-all with what
stays). A bandwidth is 1 GB over the seconds that it takes.

Reasons can be checked by hand, or by `tests/support/second_opinion/graph_schedules.py`,
which shares nothing with the search:

- all-gather: devices of a set send all they have over the links out of the set, which are busy all
  the time. A reduce-scatter is that with all links turned round; a broadcast has the root in it.
- all-to-all: prices of links (of which one second's worth costs 1) for which the shortest ways
  between all pairs cost as much as the seconds, in exact fractions.
- all-reduce: among k groups each element is sent k - 1 times to be added up and k - 1 times to be
  known; all that leaves the groups is that much. Or: the whole array leaves a set. Switches that
  add up (NVLS) may do better; they are no part of these graphs.

Schedules are trees (of an all-to-all paths), cut in up to 4096 pieces that follow one another;
`gap` is what filling the trees costs. `reached` is checked: every device gets every piece, no link
carries more than it can. Only the all-reduce on two DGX-2 is not known to be the best.
"""

MIDDLE = """\

## Beside published schedules

Outputs that microsoft/TE-CCL provides for 1 GB, and what it reports of TACCL; both solve integer
programs with Gurobi, which was not run here. Their models have latencies, which at this size are
below 1 %.
"""

TAIL = """\

TE-CCL lists 3.524 GB/s for all-to-all on two NDv2. Its parameters make GPU 0 a switch where there
are several boxes: that is an exchange among fifteen GPUs, and no schedule of this collective: 64
pairs of 62.5 MB do not pass a card of 12.5 GB/s in less than 320 ms, which are 3.125 GB/s.
"""


def rows(graphs: Sequence[str], done: Callable[[str], object] = str) -> list[Certified]:
    """Rows of graphs; `done` hears of each."""
    found: list[Certified] = []
    for name in graphs:
        for kind in KINDS:
            found.append(certified(name, kind))
            done(f"{name} {kind}")
    return found


def page(found: Sequence[Certified]) -> str:
    """The whole page."""
    names = [f"| `{name}` | {_WORDS[name]} |" for name in REFERENCE_GRAPHS]
    lines = [HEAD, "| graph | what it is |", "|---|---|", *names, "", *_table(found), MIDDLE]
    return "\n".join([*lines, *_beside(found), TAIL.rstrip("\n"), *steps_lines()]) + "\n"


def cells(one: Certified) -> tuple[str, ...]:
    """A row of the table."""
    plan = one.plan
    return (
        one.graph,
        one.kind,
        _exact(one.bandwidth / 10**9),
        f"{float(one.least * 1000):.4f}",
        one.reason,
        f"{plan.seconds * 1000:.4f}",
        f"{one.gap:.2%}",
        str(plan.pieces),
        str(plan.hops),
        str(len(plan.trees) + len(plan.paths)),
        f"{one.taken:.1f}",
    )


def _table(found: Sequence[Certified]) -> Iterator[str]:
    yield f"| {' | '.join(COLUMNS)} |"
    yield f"|{'---|' * len(COLUMNS)}"
    for one in found:
        yield f"| {' | '.join(cells(one))} |"


def _exact(value: Fraction) -> str:
    whole = str(value.numerator) if value.denominator == 1 else f"{value} = {float(value):.4f}"
    return whole


def _beside(found: Sequence[Certified]) -> Iterator[str]:
    rates = {(one.graph, one.kind): one for one in found}
    yield "| graph | collective | GB/s | from | GB/s at most | ours, GB/s |"
    yield "|---|---|---|---|---|---|"
    for graph, kind, rate, source in PUBLISHED:
        one = rates[graph, kind]
        ours = 1 / one.plan.seconds
        best = float(one.bandwidth) / 1e9
        yield f"| {graph} | {kind} | {float(rate):.3f} | {source} | {best:.3f} | {ours:.3f} |"

"""Comparisons of programs, meshes, layouts and methods, by time and memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import inf
from pathlib import Path

from shardwright.api.programs import load
from shardwright.backends.svg import scatter
from shardwright.ir.core import Module
from shardwright.ir.errors import error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.ir.mesh_text import mesh_from
from shardwright.passes.cost.liveness.scripts import DEFAULT
from shardwright.passes.search.planning.own_methods import known
from shardwright.passes.search.planning.planners import Planner
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.sweeps import compare_programs
from shardwright.passes.search.sweeps.compare_programs import LOOP, Comparison, Group, Row
from shardwright.passes.search.sweeps.compared_programs import MOST, Question
from shardwright.passes.search.sweeps.kept_prices import Prices, usual_folder
from shardwright.passes.search.sweeps.sweep_text import Sweep
from shardwright.passes.target import Target
from shardwright.spec.axes import Mesh

__all__ = [
    "GIVEN", "MOST", "Comparison", "Group", "Question", "Row", "asked_methods", "compare",
    "compared", "group_words", "picture", "program_names", "usual_folder",
]  # fmt: skip

GIVEN = "given"  # the program as it is, among methods
_Program = Module | str | Path
_SECONDS = (("s", 1.0), ("ms", 1e-3), ("us", 1e-6), ("ns", 1e-9))
_BYTES = (("TB", 1e12), ("GB", 1e9), ("MB", 1e6), ("KB", 1e3), ("B", 1.0))


def compare(
    programs: _Program | Sequence[_Program],
    cluster: str | Target | Sequence[str | Target],
    *,
    sweep: str = "",
    methods: Sequence[str] = (),
    mesh: str | Mesh | None = None,
    memory_limit: float = inf,
    ignore_annotations: bool = False,
    emit: str = DEFAULT,
    seed: int = 0,
    budget: int | None = None,
    jobs: int = 1,
    cache: str | Path | None = None,
    most: int = MOST,
    judged: int | None = None,
    say: Callable[[str], None] = lambda _: None,
) -> Comparison:
    """Seconds and bytes of each program on each cluster, of every layout of a sweep, and of the
    plans of methods (`given`: the program as it is), ranked. Of programs also names, as `load`
    takes them.

    `sweep`: as docs/compare.md spells it. `mesh`: in place of the programs' own. `memory_limit`:
    bytes of a device, besides what its chip has. `emit`: whose memory. `budget`: plans that a
    method may price. `cache`: a folder of prices, which later comparisons find there. `most`:
    candidates at most. `judged`: of a sweep so many are priced as `evaluate` does, None for as many
    as take little time; the others with all optimisations on. `say` hears how far it is. Raises
    ProgramError.
    """
    every = (programs,) if isinstance(programs, Module | str | Path) else tuple(programs)
    asked = (cluster,) if isinstance(cluster, str | Target) else tuple(cluster)
    question = Question(
        tuple(one if isinstance(one, Module) else load(one) for one in every),
        tuple(Target(one) if isinstance(one, str) else one for one in asked),
        Sweep.parse(sweep) if sweep else None,
        asked_methods([methods] if isinstance(methods, str) else methods),
        mesh_from(mesh) if isinstance(mesh, str) else mesh,
        ignore_annotations,
        memory_limit,
        emit,
        seed,
        Budget() if budget is None else Budget(evals=budget),
    )
    kept = Prices(None if cache is None else Path(cache))
    return compared(question, jobs=jobs, kept=kept, most=most, judged=judged, say=say)


def compared(
    question: Question,
    *,
    jobs: int = 1,
    kept: Prices | None = None,
    most: int = MOST,
    judged: int | None = None,
    say: Callable[[str], None] = lambda _: None,
) -> Comparison:
    """The answer to a question. Raises ProgramError where it is wrong."""
    for one in question.targets:
        _ = one.on_machines  # says where a cluster is missing
    if not question.programs or not question.targets:
        raise error("there is nothing to compare", help="name a program and a cluster", code=USAGE)
    return compare_programs.compare(
        question, jobs=jobs, kept=kept, most=most, judged=judged, say=say
    )


def asked_methods(names: Iterable[str]) -> tuple[Planner | None, ...]:
    """Methods by name; None for `given`. Raises ProgramError with exit code 2."""
    every = known()
    found: dict[str, Planner | None] = {}
    for name in names:
        if name != GIVEN and name not in every:
            help = nearest(name, [*every, GIVEN])
            raise error(f'unknown method "{name}"', help=help, code=USAGE)
        found[name] = None if name == GIVEN else every[name]
    return tuple(found.values())


def program_names(question: Question) -> list[str]:
    """What programs are called: their files, or numbers."""
    return [one.file or f"program {k}" for k, one in enumerate(question.programs)]


def group_words(group: Group) -> str:
    """What the programs of a group have in common."""
    form = "loops over layers or time" if group.form == LOOP else "no loops (unrolled)"
    return f"{len(group.arguments)} arguments, {len(group.results)} results, {form}"


def picture(found: Comparison) -> str:
    """Time and memory of all rows with a price, as SVG; the fronts are lines."""
    names = program_names(found.question)
    keys = list(dict.fromkeys(map(_series, found.rows)))
    points = [
        scatter.Point(
            row.seconds, row.peak_bytes, _title(row, names), keys.index(_series(row)),
            row.is_best, bool(row.fits), row.group,
        )
        for row in found.rows
        if row.seconds is not None and row.peak_bytes is not None
    ]  # fmt: skip
    limits = {row.limit for row in found.rows}
    series = [
        f"{cluster}: {', '.join(names[k] for k in found.groups[group].programs)}"
        + (f" ({group_words(found.groups[group])})" if len(found.groups) > 1 else "")
        for group, cluster in keys
    ]
    return scatter.emit(
        scatter.Scatter(
            f"time and memory of {len(points)} candidates",
            scatter.Axis("time of a step", _SECONDS),
            scatter.Axis("memory of a device at the peak", _BYTES),
            series, points, limits.pop() if len(limits) == 1 else inf,
        )
    )  # fmt: skip


def _series(row: Row) -> tuple[int, str]:
    """Whose colour a row has: its group and cluster."""
    return row.group, row.candidate.target.cluster


def _title(row: Row, names: Sequence[str]) -> str:
    mesh = ",".join(f"{name}={size}" for name, size in row.mesh.items())
    what = f"{names[row.candidate.program]}, {row.candidate.target.cluster}, mesh {mesh}"
    return f"{row.rank}. {row.candidate.way} ({what}): {row.seconds:.6g} s, {row.peak_bytes} B"

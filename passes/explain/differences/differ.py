"""The differences of two programs: what changed, and what follows from it.

Programs that mean the same are not compiled: they have no differences. Of others the new one is
compiled with its ops in the order of the old one. What follows from a change is listed under it:
what moves a value that changed, or whose sharding comes from one that did.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace

from shardwright.ir.core import Module, Value
from shardwright.ir.errors import Diagnostic, Place, ProgramError, error
from shardwright.ir.gc_pause import not_collecting
from shardwright.ir.value_labels import like_paths, path_of
from shardwright.ir.verifier.executable_subset import check_plain
from shardwright.passes.cost.liveness.scripts import script_bytes
from shardwright.passes.cost.trials.compile import Run, compiled, quiet, warning
from shardwright.passes.cost.trials.short_programs import NotRepeated, ShortProgram
from shardwright.passes.cost.trials.workers import Ahead
from shardwright.passes.explain.differences.change import Change, folded
from shardwright.passes.explain.differences.computed_otherwise import structure_changes
from shardwright.passes.explain.differences.matching import (
    Matching,
    arguments_and_results,
    is_repeated,
    match,
)
from shardwright.passes.explain.differences.meant_values import Labels
from shardwright.passes.explain.differences.movements import (
    ByStudy,
    Movement,
    Moving,
    by_text,
    movement_changes,
    moving,
)
from shardwright.passes.explain.differences.owners import assigned
from shardwright.passes.explain.differences.said_of_devices import (
    annotation_changes,
    in_old_names,
    mesh_words,
    renamed_axes,
)
from shardwright.passes.explain.differences.same_order import in_same_order
from shardwright.passes.explain.differences.short_movements import ByShortStudy
from shardwright.passes.explain.differences.value_graph import (
    Node,
    ValueGraph,
    layout_words,
    value_graph,
)
from shardwright.passes.explain.study import Study, study
from shardwright.passes.running import PassFault
from shardwright.passes.target import Target, stage_count
from shardwright.spec.sharding import Sharding
from shardwright.spec.stages import is_local

WORTH_A_PROCESS = 2000  # ops of each of two programs
LEAST_OPS, LEAST_ARGUMENTS = 0.1, 0.5  # parts that programs have in common that may be compared


@dataclass(frozen=True)
class Figures:
    """What a step of a program takes on one device. `seconds` and `exposed_seconds`: None without
    a cluster.
    """

    seconds: float | None
    exposed_seconds: float | None
    peak_bytes: int
    collective_bytes: float
    counts: dict[str, int]  # by kind, how many run


@dataclass(frozen=True)
class Difference:
    """What differs. `entries`: changes, each with what follows from it.

    old, new   figures; None where the programs are the same, or have no mesh
    """

    entries: tuple[Change, ...]
    old: Figures | None = None
    new: Figures | None = None

    def changes(self, kind: str) -> list[Change]:
        """All changes of a kind, also those that follow from others."""
        return [one for entry in self.entries for one in entry.walk() if one.kind == kind]


def difference(
    old: Module, new: Module, target: Target = Target(), run: Run = quiet, jobs: int = 1
) -> Difference:
    """What differs between two programs, on a target where there is one.

    `jobs`: processes, of which two serve large programs; the answer is the same for any number.
    Raises ProgramError where one of them has no main or cannot be partitioned, and where they have
    nothing in common.
    """
    for one in (old, new):
        expect_main(one)
    with not_collecting(), ExitStack() as stack:
        first = value_graph(old)
        is_large = jobs > 1 and len(first.nodes) >= WORTH_A_PROCESS
        sides = _Sides(target, run, stack if is_large else None)
        differs = mesh_words(old) != mesh_words(new)
        if differs:
            sides.begin(0, first)
        second = value_graph(new)
        differs = differs or _surely_differ(first, second)
        if differs:
            sides.begin(0, first)
        found = match(first, second)
        if differs:
            sides.begin(1, in_same_order(found))
        expect_common(found)
        stages = [is_local(one) for one in (old, new)]
        whole = stages[0] == stages[1]
        changes = folded([*structure_changes(found), *annotation_changes(found, whole=whole)])
        if not changes:
            return Difference(())
        return _Followed(found, changes, target, sides).difference()


def _surely_differ(old: ValueGraph, new: ValueGraph) -> bool:
    """True where little is asked to know that there will be differences."""
    if not is_repeated(arguments_and_results(old, new)):
        return True
    return any(a.kind != b.kind for a, b in zip(old.nodes, new.nodes, strict=True))


def expect_main(program: Module) -> None:
    """Raises ProgramError where a program has no main."""
    check_plain(program)
    if program.main is None or program.main.is_declaration:
        help = "name the function that a step runs @main"
        raise error("the program has no function main", Place(program.file), help=help)


def expect_common(found: Matching) -> None:
    """Raises ProgramError where two programs have so little in common that no change says more."""
    if is_repeated(found) and found.old.nodes:
        return
    sides = (found.old, 0), (found.new, 1)
    least = min(sum(_counts(found, side, node) for node in graph.nodes) for graph, side in sides)
    same = sum(_is_common(found, a, b) for a, b in found.nodes.items())
    pairs = [(found.old.args[a], found.new.args[b]) for a, b in found.args.items()]
    alike = sum(_is_like(found.old.values[a], found.new.values[b]) for a, b in pairs)
    most = max(len(found.old.args), len(found.new.args))
    if same >= LEAST_OPS * max(1, least) or (alike and alike >= LEAST_ARGUMENTS * most):
        return
    if not least and not most:
        return
    names = [one.module.file or "the other program" for one in (found.old, found.new)]
    message = f"{names[0]} and {names[1]} have nothing in common"
    help = "compare two versions of one program; shardwright compare ranks programs that differ"
    raise error(message, Place(found.new.module.file), help=help)


def _counts(found: Matching, side: int, node: Node) -> bool:
    """True for ops that say what a program is: no constants, and not where main ends."""
    return bool(node.outs) and not all(found.constant[side][value] for value in node.outs)


def _is_common(found: Matching, old: int, new: int) -> bool:
    """True if two nodes do the same to the same, on values of the same shapes."""
    a, b = found.old.nodes[old], found.new.nodes[new]
    if not _counts(found, 0, a) or a.op.name != b.op.name or len(a.ins) != len(b.ins):
        return False
    pairs = zip(a.outs, b.outs, strict=False)
    is_like = all(_is_like(found.old.values[x], found.new.values[y]) for x, y in pairs)
    return is_like and all(map(found.same_value, a.ins, b.ins))


def _is_like(a: Value, b: Value) -> bool:
    """True if two values have one path, or one shape."""
    return (bool(path_of(a)) and path_of(a) == path_of(b)) or a.shape == b.shape != ()


# --- what follows


@dataclass
class _Followed:
    """Changes, and the programs compiled to see what follows from them."""

    found: Matching
    changes: list[Change]
    target: Target
    sides: _Sides
    names: Mapping[str, str] = field(default_factory=dict[str, str])

    def difference(self) -> Difference:
        found = self.found
        has_mesh = all(one.meshes for one in (found.old.module, found.new.module))
        if not has_mesh and self.target.machines is None and not is_local(found.old.module):
            return Difference(tuple(self.changes))  # there is nothing to spread it over
        self.names = renamed_axes(found.old.module, found.new.module)
        old, new = self.sides.both(found)
        effects = movement_changes(found, old.movements, new.movements, self.names)
        shardings = list(self._shardings(old, new))
        entries = assigned(found, self.changes, [*effects, *folded(shardings)])
        return Difference(tuple(entries), old.figures, new.figures)

    # --- shardings that propagation decides

    def _shardings(self, old: _Side, new: _Side) -> Iterator[Change]:
        """Arguments and results that come to be cut otherwise, though nobody says so."""
        if old.decided is None or new.decided is None:
            return
        labels = Labels(self.found.old)
        for k, other in self.found.args.items():
            before, after = old.decided[k], in_old_names(new.decided[other], self.names)
            if before != after and before.count("{") == after.count("{"):
                value = self.found.old.args[k]
                what = f"{labels.paths[k]}, as propagated,"
                yield Change(
                    "sharding", "changed", what, before, after, alike=like_paths(what),
                    touched=frozenset({("old", value)}),
                )  # fmt: skip


@dataclass
class _Sides:
    """Both programs compiled, each in a process of its own where there is a `stack` to end it."""

    target: Target
    run: Run
    stack: ExitStack | None
    _begun: dict[int, tuple[ValueGraph, Ahead[_Side | None]]] = field(
        default_factory=dict[int, "tuple[ValueGraph, Ahead[_Side | None]]"]
    )

    def begin(self, number: int, graph: ValueGraph) -> None:
        """Begin with one of them, if processes are worth it."""
        if self.stack is None or number in self._begun:
            return
        found = Ahead(lambda: self._quietly(graph))
        self.stack.callback(found.stop)
        self._begun[number] = graph, found

    def both(self, found: Matching) -> tuple[_Side, _Side]:
        """The old program, and the new one with its ops in the order of the old one's."""
        self.begin(0, found.old)
        graph = self._begun[1][0] if 1 in self._begun else in_same_order(found)
        sides: list[_Side | None] = [None, None]
        if self.stack is not None:
            sides[1] = self._begun[1][1].answer() if 1 in self._begun else self._quietly(graph)
            sides[0] = self._begun[0][1].answer()
        # What is wrong there, and warnings, are the caller's to hear.
        old, new = (
            _side(one, self.target, self.run) if side is None else side
            for one, side in zip((found.old, graph), sides, strict=True)
        )
        return old, new

    def _quietly(self, graph: ValueGraph) -> _Side | None:
        """None where there is something to be said."""
        said: list[Diagnostic] = []
        with suppress(ProgramError, PassFault):
            side = _side(graph, self.target, warning(said))
            return None if said else side
        return None


@dataclass(frozen=True)
class _Side:
    """What is asked of a program that was compiled: nothing of it, so processes may send it.

    decided  by argument of main how propagation cuts it; None of what was given partitioned
    """

    movements: list[Movement]
    figures: Figures
    decided: list[str] | None


def _side(graph: ValueGraph, target: Target, run: Run) -> _Side:
    program = graph.module
    if is_local(program) or stage_count(program) > 1:
        found = moving(compiled(program, target, run), by_text(graph))
        return _Side(found.movements, _figures(found), None)
    short = ShortProgram.of(program)
    side = None if short is None else _side_of_short(graph, short, target)
    if side is not None:
        return side
    known = study(program, target, run)
    found = moving(known.compiled, ByStudy(graph, known))
    return _Side(found.movements, _figures(found), _decided_args(known, range(len(graph.args))))


def _side_of_short(graph: ValueGraph, short: ShortProgram, target: Target) -> _Side | None:
    """The same by a program of fewer layers. None where that tells too little: of what is wrong,
    and of warnings, the whole program tells the places.
    """
    said: list[Diagnostic] = []
    try:
        known = study(short.short.module, target, warning(said), short)
        long = short.long(known.compiled.local)
        made = replace(known.compiled, propagated=None, local=long.module)
        found = moving(made, ByShortStudy(graph, known, short, long))
    except (ProgramError, PassFault, NotRepeated):
        return None
    if said:
        return None
    return _Side(found.movements, _figures(found), _decided_args(known, long.args))


def _decided_args(known: Study, numbers: Iterable[int]) -> list[str]:
    """How propagation cuts arguments of main, by their numbers in the program that was studied."""
    return [_decided(known, known.names.argument(number)) for number in numbers]


def _decided(known: Study, number: int) -> str:
    found = known.sharding(number)
    rank = len(known.names.values[number].shape)
    return f"[{', '.join(['{}'] * rank)}]" if found is None else _closed(found)


def _closed(found: Sharding) -> str:
    """A sharding as it is carried out: nothing is open then."""
    return layout_words(found).replace(", ?", "").replace("?", "")


def _figures(found: Moving) -> Figures:
    counts: dict[str, int] = {}
    for one in found.movements:
        counts[one.kind] = counts.get(one.kind, 0) + one.count
    cost = None if found.traced is None else found.traced.cost
    target = found.compiled.target
    peak = script_bytes(found.compiled.local, target.machines) if cost is None else cost.peak_bytes
    return Figures(
        None if cost is None else cost.step,
        None if cost is None else cost.exposed,
        peak,
        sum(one.bytes for one in found.movements),
        dict(sorted(counts.items())),
    )

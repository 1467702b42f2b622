"""The report of `shardwright synthesize`: placements, programs, numbers; as record and lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from shardwright.passes.collect.synthesis.enumerate import counts, space_counts, space_programs
from shardwright.passes.collect.synthesis.hierarchies import hierarchy
from shardwright.passes.collect.synthesis.question import Axes, Question
from shardwright.passes.collect.synthesis.states import Space, skeleton
from shardwright.spec.axes import Mesh
from shardwright.spec.machines.number_words import plural
from shardwright.spec.placement import Matrix, device_ids, reduced_levels
from shardwright.spec.sharding_rules.reductions import program_text
from shardwright.tools.session.text_tables import table

CONVENTION = (
    "distinct sequences; groups that are equal count once, each must be legal, "
    "a broadcast is news to all"
)


class Placed(NamedTuple):
    """A placement, its mesh, and the programs that reduce under it where that was asked."""

    matrix: Matrix
    axes: Axes
    programs: tuple[str, ...] | None

    @property
    def mesh(self) -> Mesh:
        """The mesh as text writes it, which leaves out device ids that are in order."""
        ids = device_ids(self.matrix)
        named = zip(self.axes.names, self.axes.sizes, strict=True)
        return Mesh(tuple(named), () if ids == tuple(range(len(ids))) else ids)

    def record(self) -> dict[str, object]:
        """The machine form."""
        found: dict[str, object] = {
            "matrix": [list(row) for row in self.matrix],
            "device_ids": list(device_ids(self.matrix)),
        }
        return found if self.programs is None else {**found, "programs": list(self.programs)}


# --- numbers


def count_record(question: Question, size: int) -> dict[str, object]:
    """The number of placements, and the number of programs of each size."""
    if question.axes is None:
        return {"by_size": list(_whole_counts(question, size))}
    found: dict[str, object] = {"placements": question.placement_count()}
    if question.over is not None:
        found["by_size"] = [list(one) for one in _placed_counts(question, size)]
    return found


def count_text(question: Question, size: int) -> str:
    """The same for people."""
    if question.axes is None:
        by_size = _whole_counts(question, size)
        lines = [f"{_title(sum(by_size), size)} reduce over {_levels(question)}"]
        lines += [f"by size: {_listed(by_size)}", CONVENTION]
        return "\n".join(lines) + "\n"
    head = _placements_title(question, question.placement_count())
    if question.over is None:
        return f"{head}\n"
    rows = [
        (matrix_text(matrix), str(sum(by_size)), _listed(by_size))
        for matrix, by_size in zip(
            question.placements(), _placed_counts(question, size), strict=True
        )
    ]
    shown = table(("placement", "programs", "by size"), rows, right=(1,))
    most = f"programs of at most {plural(size, 'instruction')}"
    return f"{head}, reduced over {_over(question)}: {most}\n{shown}{CONVENTION}\n"


def _whole_counts(question: Question, size: int) -> tuple[int, ...]:
    return counts(_depth(question.levels), size)


def _placed_counts(question: Question, size: int) -> Iterator[tuple[int, ...]]:
    over = question.over or ()
    for matrix in question.placements():
        if question.hierarchy == "reduced":
            yield counts(_depth(reduced_levels(matrix, over)), size)
        else:
            yield space_counts(Space(hierarchy(matrix, over, question.hierarchy)), size)


def _depth(levels: Iterable[int]) -> int:
    return sum(size > 1 for size in levels)


def _space(question: Question, matrix: Matrix) -> Space:
    over = question.over or ()
    if question.hierarchy == "reduced":
        return skeleton(_depth(reduced_levels(matrix, over)))
    return Space(hierarchy(matrix, over, question.hierarchy))


# --- lists


def list_record(question: Question, size: int) -> dict[str, object]:
    """Programs; with axes placements, and the programs under each where it is said over what."""
    if question.axes is None:
        return {"programs": list(_programs(skeleton(_depth(question.levels)), size))}
    return {"placements": [one.record() for one in _placed(question, question.axes, size)]}


def list_lines(question: Question, size: int) -> Iterator[str]:
    """The same for people."""
    if question.axes is None:
        found = tuple(_programs(skeleton(_depth(question.levels)), size))
        yield f"{_title(len(found), size)} reduce over {_levels(question)}"
        yield from _numbered(found)
        return
    yield _placements_title(question, question.placement_count())
    for one in _placed(question, question.axes, size):
        yield ""
        yield f"{matrix_text(one.matrix)}  {one.mesh}"
        if one.programs is not None:
            yield f"   {_title(len(one.programs), size)} reduce over {_over(question)}"
            yield from _numbered(one.programs)


def _placed(question: Question, axes: Axes, size: int) -> Iterator[Placed]:
    for matrix in question.placements():
        found = None
        if question.over is not None:
            found = tuple(_programs(_space(question, matrix), size))
        yield Placed(matrix, axes, found)


def _programs(space: Space, size: int) -> Iterator[str]:
    for program in space_programs(space, size):
        yield program_text(program, space.setting.digits)


# --- words


def matrix_text(matrix: Matrix) -> str:
    """`[1 2; 4 1]`: one row per axis, one column per level."""
    return f"[{'; '.join(' '.join(map(str, row)) for row in matrix)}]"


def _numbered(programs: tuple[str, ...]) -> Iterator[str]:
    width = len(str(len(programs))) + 3
    return (f"{number:{width}}. {text}" for number, text in enumerate(programs, 1))


def _title(count: int, size: int) -> str:
    return f"{plural(count, 'program')} of at most {plural(size, 'instruction')}"


def _levels(question: Question) -> str:
    devices = 1
    for level in question.levels:
        devices *= level
    return f"{plural(devices, 'device')}, levels {'x'.join(map(str, question.levels))}"


def _placements_title(question: Question, count: int) -> str:
    axes = question.axes.text.strip() if question.axes else ""
    levels = "x".join(map(str, question.levels))
    return f"{plural(count, 'placement')} of axes {axes} on levels {levels}"


def _over(question: Question) -> str:
    names = question.axes.names if question.axes else ()
    return ", ".join(names[axis] for axis in question.over or ()) or "nothing"


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))

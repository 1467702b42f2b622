"""Names of the attributes that explain a propagation, as Shardy's debug options write them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from shardwright.ir.core import Op
from shardwright.spec.attributes import Attribute, Word
from shardwright.spec.axes import Axis, Mesh

ORIGINS, EDGES = "sharding_origins", "propagation_edges"
ROLES = ("", "block_arg_", "result_")  # of what: the value itself; arguments, results of an op

NO_EDGES = Word("#sdy.propagation_edges<[]>")

Place = tuple[int, int]  # 0 operand, 1 result; index
_WORDS = ("operand", "result")


def next_step(ops: Iterable[Op]) -> int:
    """The step behind all that stand in the program already."""
    notes = (op.notes.get(f"sdy.{EDGES}") for op in ops if op.notes)
    steps = (int(n) for note in notes if note for n in re.findall(r"step-(\d+)", str(note)))
    return max(steps, default=-1) + 1


def edges_text(
    found: Mapping[tuple[Axis, Place], tuple[int, Place]],
    mesh: Mesh,
    before: Attribute | None = None,
) -> str:
    """The attribute that lists edges: (axis, target) -> (step, source), behind those before."""
    steps: dict[int, dict[tuple[Axis, Place], list[Place]]] = {}
    for (axis, target), (step, source) in found.items():
        steps.setdefault(step, {}).setdefault((axis, source), []).append(target)
    shown = [text] if (text := str(before or NO_EDGES)[len(str(NO_EDGES)) - 2 : -2]) else []
    for step, moves in sorted(steps.items()):
        entries = (
            f"{{{mesh.spell((axis,))[0]} = {_place(source)} -> [{_places(targets)}]}}"
            for (axis, source), targets in sorted(moves.items())
        )
        shown.append(f"{{step-{step} = [{', '.join(entries)}]}}")
    return f"#sdy.propagation_edges<[{', '.join(shown)}]>"


def _place(place: Place) -> str:
    return f"{_WORDS[place[0]]}-{place[1]}"


def _places(places: list[Place]) -> str:
    return ", ".join(map(_place, sorted(places)))

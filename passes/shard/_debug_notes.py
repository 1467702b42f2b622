"""Names of the attributes that explain a propagation, as Shardy's debug options write them."""

from __future__ import annotations

from collections.abc import Mapping

from shardwright.spec.axes import Axis, Mesh

ORIGINS, EDGES = "sharding_origins", "propagation_edges"
ROLES = ("", "block_arg_", "result_")  # of what: the value itself; arguments, results of an op

Place = tuple[int, int]  # 0 operand, 1 result; index
_WORDS = ("operand", "result")


def edges_text(found: Mapping[tuple[Axis, Place], tuple[int, Place]], mesh: Mesh) -> str:
    """The attribute that lists edges: (axis, target) -> (step, source)."""
    steps: dict[int, dict[tuple[Axis, Place], list[Place]]] = {}
    for (axis, target), (step, source) in found.items():
        steps.setdefault(step, {}).setdefault((axis, source), []).append(target)
    shown: list[str] = []
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

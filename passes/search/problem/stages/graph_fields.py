"""What the published formats of graphs share: numbered nodes, edges between them, no cycles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shardwright.ir.errors import error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.search.problem.json_fields import Fields
from shardwright.passes.search.problem.stages.topological import topological

_SHOWN = 8  # nodes of a cycle
MOST_DEVICES = 65_536
MOST_BATCH = 10**12  # rows, or micro-batches
Id = int | str


def overridden(fields: Fields, given: Mapping[str, str], known: Mapping[str, str]) -> Fields:
    """The fields with numbers in place of some: `known` says which word is which field.

    Raises ProgramError for two words of one field, and for what is no number.
    """
    values = dict(fields.values)
    words: dict[str, str] = {}
    for word, text in given.items():
        field = known[word]
        if field in words:
            message = f"--set {words[field]} and --set {word} are one field, '{field}'"
            raise error(message, help="leave one of them out", code=USAGE)
        words[field] = word
        try:
            values[field] = float(text)
        except ValueError:
            message = f"setting {word} is '{text}', expected a number of at least 0"
            raise error(message, help=f"write {word}=8", code=USAGE) from None
    return Fields(fields.file, fields.path, values)


def node_ids(fields: Fields) -> tuple[list[Fields], list[Id]]:
    """Nodes, at least one, and their ids, all distinct."""
    nodes = list(fields.objects("nodes"))
    if not nodes:
        raise fields.wrong("field 'nodes' is empty, expected at least one node")
    seen: dict[str, str] = {}  # by their text, which keys of objects are
    ids: list[Id] = []
    for one in nodes:
        key = _id(one, "id")
        if str(key) in seen:
            message = f"field '{one.at('id')}' is {key}, as is '{seen[str(key)]}'"
            raise one.wrong(message, "give each node an id of its own")
        seen[str(key)] = one.at("id")
        ids.append(key)
    return nodes, ids


def edge_ends(edges: Sequence[Fields], number: Mapping[Id, int]) -> list[tuple[int, int]]:
    """By edge the numbers of its two nodes. Raises ProgramError for an id that no node has."""
    found: list[tuple[int, int]] = []
    for one in edges:
        ends: list[int] = []
        for key in ("sourceId", "destId"):
            here = _id(one, key)
            if here not in number:
                message = f"field '{one.at(key)}' is {here}, and no node has this id"
                raise one.wrong(message, nearest(str(here), [str(known) for known in number]))
            ends.append(number[here])
        found.append((ends[0], ends[1]))
    return found


def flag(one: Fields, key: str) -> bool:
    """A field that is true or false, or 1 or 0."""
    found = one.get(key)
    if found not in (0, 1, True, False):
        raise one.kind(key, found, "true or false")
    return bool(found)


def expect_acyclic(fields: Fields, ids: Sequence[Id], edges: Sequence[tuple[int, int]]) -> None:
    """Raises ProgramError with a cycle."""
    order = topological(len(ids), edges)
    if len(order) == len(ids):
        return
    behind = set(range(len(ids))) - set(order)
    before = {b: a for a, b in reversed(edges) if a in behind and b in behind}
    here = next(node for node in sorted(before))
    seen: list[int] = []
    while here not in seen:
        seen.append(here)
        here = before[here]
    cycle = [*seen[seen.index(here) :], here]
    words = [str(ids[node]) for node in reversed(cycle)]
    if len(words) > _SHOWN:
        words = [*words[: _SHOWN - 2], "...", words[-1]]
    message = f"edges lead in a cycle: {' -> '.join(words)}"
    raise fields.wrong(message, "stages need a graph without cycles")


def _id(one: Fields, key: str) -> Id:
    found = one.get(key)
    is_text = isinstance(found, str)
    if not is_text and (isinstance(found, bool) or not isinstance(found, int | float)):
        raise one.kind(key, found, "a whole number or a text")
    if isinstance(found, float) and not found.is_integer():
        raise one.kind(key, found, "a whole number or a text")
    return int(found) if isinstance(found, float) else found

"""What programs say of devices otherwise: meshes, shardings, constraints, cuts, and plans."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from shardwright.ir.core import Func, Module, Op
from shardwright.ir.locations.location import origin
from shardwright.ir.value_labels import like_paths
from shardwright.passes.explain.differences.change import Change
from shardwright.passes.explain.differences.matching import Matching
from shardwright.passes.explain.differences.meant_values import Labels
from shardwright.passes.explain.differences.value_graph import (
    OUTSIDE,
    Ask,
    ValueGraph,
    layout_words,
)
from shardwright.spec import plan
from shardwright.spec.axes import Mesh
from shardwright.spec.sharding import Sharding

# What a person tells of an op; all else that a plan says there, passes wrote.
TOLD = (plan.CUT, plan.PARTIAL, plan.OPERANDS, plan.ALGORITHM, plan.REMAT, plan.KIND, plan.TOLD)
# What of a module is no plan: what it is, and what was found out of it.
SAID = frozenset((plan.MODEL, plan.COST, plan.PLACEMENT, plan.CLUSTER, plan.CHIP, plan.STACK))
# What a program of one device says of the whole one: its own types say it too.
WRITTEN = frozenset(
    (plan.ARG_SHARDINGS, plan.RESULT_SHARDINGS, plan.ARG_TYPES, plan.RESULT_TYPES, plan.MEMORY)
)
DONATED = ("tf.aliasing_output", "jax.buffer_donor")
NOTHING = "nothing"


def annotation_changes(found: Matching, *, whole: bool) -> list[Change]:
    """Changes of what is said. `whole`: of annotations too, not of meshes and plans alone."""
    names = renamed_axes(found.old.module, found.new.module)
    said = _Said(found, names)
    changes = [*mesh_changes(found.old.module, found.new.module), *said.plans()]
    if whole:
        changes += [*said.arguments(), *said.results(), *said.ops(), *said.constraints()]
    return [*changes, *said.cuts()]


# --- meshes


def mesh_words(module: Module) -> tuple[str, ...]:
    """The meshes with axes, without their names."""
    return tuple(sorted(_axes_words(mesh) for mesh in module.meshes.values() if mesh.axes))


def _axes_words(mesh: Mesh) -> str:
    text = ",".join(f"{name}={size}" for name, size in mesh.axes)
    ids = getattr(mesh, "device_ids", None)
    return f"{text} on devices {', '.join(map(str, ids))}" if ids else text


def mesh_changes(old: Module, new: Module) -> Iterator[Change]:
    """One change where the meshes differ, whatever they are called."""
    before, after = (" and ".join(mesh_words(one)) or NOTHING for one in (old, new))
    if before != after:
        yield Change("mesh", "changed", "the mesh", before, after)


def renamed_axes(old: Module, new: Module) -> dict[str, str]:
    """Axes of `new` by what they are called in `old`, where meshes differ in names alone."""
    meshes = [[mesh for mesh in one.meshes.values() if mesh.axes] for one in (old, new)]
    if len(meshes[0]) != 1 or len(meshes[1]) != 1:
        return {}
    a, b = meshes[0][0].axes, meshes[1][0].axes
    if [size for _, size in a] != [size for _, size in b] or {*dict(a)} & {*dict(b)} == {*dict(a)}:
        return {}
    return {theirs: own for (own, _), (theirs, _) in zip(a, b, strict=True)}


def in_old_names(text: str, names: Mapping[str, str]) -> str:
    """A text of `new` with the names that axes have in `old`."""
    if not names:
        return text
    parts = text.split('"')
    return '"'.join(names.get(part, part) if k % 2 else part for k, part in enumerate(parts))


# --- annotations


def _excess(asked: Sequence[tuple[str, str]], others: Sequence[tuple[str, str]]) -> list[int]:
    """Numbers of texts that there are more often than among others; of equal ones those go together
    that are of one line of the user's file.
    """
    left, rest = Counter(others), list[int]()
    for k, one in enumerate(asked):
        if left[one]:
            left[one] -= 1
        else:
            rest.append(k)
    texts, found = Counter(text for text, _ in left.elements()), list[int]()
    for k in rest:
        if texts[asked[k][0]]:
            texts[asked[k][0]] -= 1
        else:
            found.append(k)
    return found


def _is_taken(one: Change, free: dict[str, Counter[str]]) -> bool:
    """True if a constraint went to, or came from, the result of an op that was put in or out."""
    text = one.before or one.after
    if one.way not in free or not free[one.way][text]:
        return False
    free[one.way][text] -= 1
    return True


def _of_line(op: Op) -> str:
    """`constraint at train.py:7:8 in mlp`: a line stands in the forward pass and in its transpose,
    and in every layer; "" where the user's line is not known.
    """
    found = str(origin(op.loc)).partition(" (")[0]
    return f"constraint at {found}" if found else ""


class _Said:
    def __init__(self, found: Matching, names: Mapping[str, str]) -> None:
        self.found, self.names = found, names
        self.labels = Labels(found.old), Labels(found.new)

    def _words(self, side: int, sharding: Sharding | None) -> str:
        if sharding is None:
            return NOTHING
        text = layout_words(sharding)
        return in_old_names(text, self.names) if side else text

    def arguments(self) -> Iterator[Change]:
        """How arguments of main are cut, and given up for results."""
        for k, other in self.found.args.items():
            numbers = self.found.old.args[k], self.found.new.args[other]
            a, b = self.found.old.values[numbers[0]], self.found.new.values[numbers[1]]
            touched = frozenset(zip(("old", "new"), numbers, strict=True))
            what = self.labels[0].paths[k]
            before, after = self._words(0, a.sharding), self._words(1, b.sharding)
            if before != after and len(a.shape) == len(b.shape):
                yield Change(
                    "sharding", "changed", what, before, after, alike=like_paths(what),
                    touched=touched,
                )  # fmt: skip
            given = [self._is_donated(graph, n) for graph, n in
                     ((self.found.old, k), (self.found.new, other))]  # fmt: skip
            if given[0] != given[1]:
                way = "is given up for a result" if given[1] else "is kept, not given up"
                yield Change(
                    "structure", "changed", f"{what} {way}", alike=like_paths(f"{what} {way}"),
                    touched=touched,
                )  # fmt: skip

    def _is_donated(self, graph: ValueGraph, index: int) -> bool:
        main = graph.module.main
        return isinstance(main, Func) and any(name in main.arg_attrs[index] for name in DONATED)

    def results(self) -> Iterator[Change]:
        """How results of main are declared to be cut."""
        old, new = self.found.old.module.main, self.found.new.module.main
        assert old is not None and new is not None
        for k, other in self.found.results.items():
            before = self._words(0, old.result_shardings[k])
            after = self._words(1, new.result_shardings[other])
            if before != after:
                what = self.labels[0].result(k)
                yield Change("sharding", "changed", what, before, after, alike=like_paths(what))

    def ops(self) -> Iterator[Change]:
        """How results of ops are annotated."""
        for a, b in self.found.nodes.items():
            nodes = self.found.old.nodes[a], self.found.new.nodes[b]
            for x, y in zip(nodes[0].outs, nodes[1].outs, strict=False):
                old, new = self.found.old.values[x], self.found.new.values[y]
                if old.sharding is new.sharding:
                    continue
                before, after = self._words(0, old.sharding), self._words(1, new.sharding)
                if before != after and len(old.shape) == len(new.shape):
                    yield Change(
                        "sharding", "changed", nodes[0].op.name, before, after, nodes[0].times,
                        self.labels[1].place(nodes[1].op),
                        touched=frozenset({("old", x), ("new", y)}),
                    )  # fmt: skip

    # --- constraints

    def constraints(self) -> Iterator[Change]:
        """Constraints that values have in one program only, or that other ops take."""
        same: dict[int, int] = {}
        free = self._free()
        for x, y in self.found.values():
            old, new = self.found.old.asked.get(x, []), self.found.new.asked.get(y, [])
            if not old and not new:
                continue
            changes = list(self._asked(x, y, old, new))
            yield from (one for one in changes if not _is_taken(one, free))
            if not changes:
                same[x] = y
        yield from self._takers(same)

    def _free(self) -> dict[str, Counter[str]]:
        """Constraints on what ops make that one program has alone: those of values next to them."""
        found = {"gone": Counter[str](), "new": Counter[str]()}
        for value, asks in self.found.new.asked.items():
            maker = self.found.new.maker[value][0]
            if maker != OUTSIDE and maker not in self.found.back:
                found["gone"].update(in_old_names(ask.text, self.names) for ask in asks)
        for value, asks in self.found.old.asked.items():
            maker = self.found.old.maker[value][0]
            if maker != OUTSIDE and maker not in self.found.nodes:
                found["new"].update(ask.text for ask in asks)
        return found

    def _asked(self, x: int, y: int, old: list[Ask], new: list[Ask]) -> Iterator[Change]:
        texts = [ask.text for ask in old], [in_old_names(ask.text, self.names) for ask in new]
        lines = [[str(origin(ask.op.loc)) for ask in asks] for asks in (old, new)]
        asked = [list(zip(*one, strict=True)) for one in zip(texts, lines, strict=True)]
        gone, more = _excess(asked[0], asked[1]), _excess(asked[1], asked[0])
        what = f"constraint on {self.labels[0].value(x)}"
        touched = frozenset({("old", x), ("new", y)})
        for k, other in zip_longest(gone, more):
            ask = old[k] if other is None else new[other]
            yield Change(
                "sharding", "gone" if other is None else "new" if k is None else "changed", what,
                "" if k is None else texts[0][k], "" if other is None else texts[1][other],
                ask.times, self.labels[0 if other is None else 1].place(ask.op),
                alike=_of_line(ask.op) or like_paths(what), touched=touched,
            )  # fmt: skip

    def _takers(self, same: Mapping[int, int]) -> Iterator[Change]:
        """Ops that take a value with a constraint in one program, and without in the other."""
        for a, b in self.found.nodes.items():
            nodes = self.found.old.nodes[a], self.found.new.nodes[b]
            for k, (x, y) in enumerate(zip(nodes[0].ins, nodes[1].ins, strict=False)):
                if same.get(x) != y:
                    continue
                asks = nodes[0].asks[k]
                theirs = tuple(in_old_names(text, self.names) for text in nodes[1].asks[k])
                if asks == theirs:
                    continue
                user = f"constraint on {self.labels[0].value(x)} for operand {k} of "
                before, after = (", ".join(one) or NOTHING for one in (asks, theirs))
                yield Change(
                    "sharding", "changed", user + nodes[0].op.name, before, after, nodes[0].times,
                    self.labels[1].place(nodes[1].op), alike=like_paths(user + nodes[0].op.name),
                    touched=frozenset({("old", x), ("new", y)}),
                )  # fmt: skip

    # --- plans

    def cuts(self) -> Iterator[Change]:
        """What a plan tells of ops."""
        for a, b in self.found.nodes.items():
            nodes = self.found.old.nodes[a], self.found.new.nodes[b]
            if nodes[0].op.notes is nodes[1].op.notes:
                continue
            for key in TOLD:
                before, after = self._note(0, nodes[0].op, key), self._note(1, nodes[1].op, key)
                if before == after:
                    continue
                touched = {("old", v) for v in nodes[0].outs} | {("new", v) for v in nodes[1].outs}
                yield Change(
                    "cut", "changed", f"{key} of {nodes[0].op.name}", before, after,
                    nodes[0].times, self.labels[1].place(nodes[1].op), touched=frozenset(touched),
                )  # fmt: skip

    def _note(self, side: int, op: Op, key: str) -> str:
        value = op.notes.get(key)
        if value is None:
            return NOTHING
        return in_old_names(str(value), self.names) if side else str(value)

    def _has_same_types(self) -> bool:
        """True if main takes and gives values of the same types in both programs."""
        old, new = self.found.old.module.main, self.found.new.module.main
        return old is None or new is None or old.function_type == new.function_type

    def plans(self) -> Iterator[Change]:
        """What is said of the module, of main, and of calls."""
        old, new = self.found.old.module, self.found.new.module
        pairs = [(old.notes, new.notes)]
        if old.main is not None and new.main is not None:
            pairs.append((old.main.notes, new.main.notes))
        skipped = SAID if self._has_same_types() else SAID | WRITTEN
        for a, b in pairs:
            for key in dict.fromkeys([*a, *b]):
                if plan.is_plan(key) and key not in skipped and a.get(key) != b.get(key):
                    before, after = (
                        NOTHING if one.get(key) is None else str(one[key]) for one in (a, b)
                    )
                    yield Change("plan", "changed", key, before, after)
        calls = Counter(self.found.old.calls), Counter(self.found.new.calls)
        for text, count in (calls[0] - calls[1]).items():
            yield Change("plan", "gone", "a call with", text, "", count)
        for text, count in (calls[1] - calls[0]).items():
            yield Change("plan", "new", "a call with", "", text, count)

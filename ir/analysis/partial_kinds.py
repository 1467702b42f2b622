"""Partial kinds (`unreduced=max{"x"}`): the reduction that combines the parts of a value.

Programs hold it as the attribute `plan.kind`, which every reader of `sdy` lets pass: the kind
itself where all unreduced shardings of an op have it, else a dictionary of those that are no sums,
by place (`result0`, `arg1`, `in0`, `out0`, or the name of the attribute).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from shardwright.ir.core import Func, Module, Op
from shardwright.spec import plan
from shardwright.spec.attributes import Attribute, Attrs, ShardingAttr, ShardingPerValue, String
from shardwright.spec.sharding import Sharding

_SUM = "add"
_STEMS = {"sdy.sharding": "result", "in_shardings": "in", "out_shardings": "out"}

Placed = tuple[str, Sharding]


def _placed(key: str, value: Attribute) -> Iterator[Placed]:
    """The shardings of an attribute, by place."""
    if isinstance(value, ShardingAttr):
        yield key, value.sharding
    elif isinstance(value, ShardingPerValue):
        stem = _STEMS.get(key, key)
        for number, sharding in enumerate(value.shardings):
            yield f"{stem}{number}", sharding


def _numbered(stem: str, shardings: Sequence[Sharding | None]) -> list[Placed]:
    return [(f"{stem}{n}", one) for n, one in enumerate(shardings) if one is not None]


# --- reading


def take_kinds(attrs: dict[str, Attribute], notes: dict[str, Attribute]) -> None:
    """Move the kinds that shardings of an op spell to its notes."""
    items = [
        item
        for group in (attrs, notes)
        for item in group.items()
        if isinstance(item[1], (ShardingAttr, ShardingPerValue))
    ]
    kind = _note([one for item in items for one in _placed(*item)]) if items else None
    if kind is None:
        return
    for group in (attrs, notes):
        for key, value in group.items():
            if isinstance(value, ShardingAttr):
                group[key] = ShardingAttr(value.sharding.with_kind(""))
            elif isinstance(value, ShardingPerValue):
                group[key] = ShardingPerValue(tuple(s.with_kind("") for s in value.shardings))
    notes.setdefault(plan.KIND, kind)


def take_func_kinds(func: Func) -> None:
    """Move the kinds that shardings of arguments and results spell to the function's notes."""
    kind = _note(_of_func(func))
    if kind is None:
        return
    for value in func.args:
        value.set_sharding(value.sharding and value.sharding.with_kind(""))
    func.set_boundary(result_shardings=[one and one.with_kind("") for one in func.result_shardings])
    if plan.KIND not in func.notes:
        func.set_note(plan.KIND, kind)


def _of_func(func: Func) -> list[Placed]:
    args = _numbered("arg", [value.sharding for value in func.args])
    return [*args, *_numbered("result", func.result_shardings)]


def _note(placed: Sequence[Placed]) -> Attribute | None:
    if not any(sharding.kind for _, sharding in placed):
        return None
    found = {place: one.kind or _SUM for place, one in placed if one.unreduced}
    kinds = set(found.values())
    if len(kinds) == 1:
        return String(kinds.pop())
    return Attrs({place: String(kind) for place, kind in found.items() if kind != _SUM})


# --- writing


def spell_kinds(module: Module) -> None:
    """Write the kinds into the shardings of a module that is only to be printed."""
    for op in module.walk():
        note = op.notes.get(plan.KIND)
        if note is not None and _spell(op, note):
            op.set_note(plan.KIND, None)


def _spell(op: Op, note: Attribute) -> bool:
    """True if some sharding of an op took a kind."""
    count = 0

    def spelled(placed: Placed) -> Sharding:
        nonlocal count
        place, sharding = placed
        kind = kind_at(note, place)
        if not sharding.unreduced or not kind:
            return sharding
        count += 1
        return sharding.with_kind(kind)

    if isinstance(op, Func):
        for number, value in enumerate(op.args):
            if value.sharding is not None:
                value.set_sharding(spelled((f"arg{number}", value.sharding)))
        for place, sharding in _numbered("result", op.result_shardings):
            op.set_result_sharding(int(place[len("result") :]), spelled((place, sharding)))
    for place, sharding in _numbered("result", [value.sharding for value in op.results]):
        op.results[int(place[len("result") :])].set_sharding(spelled((place, sharding)))
    changed: dict[str, Attribute] = {}
    for key, value in op.attrs.items():
        if isinstance(value, ShardingAttr):
            changed[key] = ShardingAttr(spelled((key, value.sharding)))
        elif isinstance(value, ShardingPerValue):
            changed[key] = ShardingPerValue(tuple(map(spelled, _placed(key, value))))
    for key, value in changed.items():
        op.set_attr(key, value)
    return count > 0


def kind_at(note: Attribute, place: str) -> str:
    """The kind that a note gives to a place; "" for a sum that it need not name."""
    if isinstance(note, String):
        return note.value
    value = note.get(place) if isinstance(note, Mapping) else None
    return value.value if isinstance(value, String) else ""

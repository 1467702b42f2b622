"""What stands apart from the regions of a block that repeat.

That is what can be computed anywhere, since it hangs on constants and scalar arguments alone, and
what regions share: a mask that all layers take is no part of the first of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from shardwright.ir.core import Op, Value, clone
from shardwright.spec.attributes import Dense
from shardwright.spec.op import Sig
from shardwright.spec.sharding_rules.dataflow import (
    BROADCAST,
    CONSTANT_KEEPING,
    CONSTANT_SOURCES,
    CONSTANTS,
)
from shardwright.spec.types import TensorType
from shardwright.spec.values.dense import is_splat

SHARERS = 3  # ops that take what regions share
TRIED = 8  # places of which distances are looked at


@dataclass(frozen=True)
class Apart:
    """Ops of a block that belong to no region of it.

    form       by value a number that equal ones have together
    splats     values that are one number everywhere: free to compute again
    numbers    values that hang on constants alone
    shared     ops whose results several regions take
    """

    form: dict[Value, int] = field(default_factory=dict[Value, int])
    splats: set[Value] = field(default_factory=set[Value])
    numbers: set[Value] = field(default_factory=set[Value])
    shared: set[Op] = field(default_factory=set[Op])

    def __contains__(self, op: Op) -> bool:
        return op in self.shared or (bool(op.results) and op.results[0] in self.form)

    def is_one(self, values: Sequence[Value]) -> bool:
        """True if all copies of a region may compute for themselves what they take here.

        They take equal ones, and what is not free to compute again is computed for each already.
        """
        first = values[0]
        if first not in self.form or any(self.form.get(v) != self.form[first] for v in values):
            return False
        is_free = first in self.splats or (first.op is not None and not first.op.operands)
        return is_free or len(set(values)) == len(values)

    def scalars(self, values: Sequence[Value]) -> tuple[Value, ...] | None:
        """The scalars that ops of one kind spread, where copies take those; None if they do not."""
        makers = [v.op for v in values if v in self.splats or (v.op and is_spread(v.op))]
        first = makers[0] if makers else None
        if first is None or len(makers) < len(values) or len(first.operands) != 1:
            return None
        key = first.sig, first.notes, first.result.sharding
        if any(op is None or (op.sig, op.notes, op.result.sharding) != key for op in makers):
            return None
        return tuple(op.operands[0] for op in makers if op is not None)

    def leaves(self, value: Value) -> list[Value]:
        """What must be given to compute a value: scalars that arguments tell."""
        if value.op is None or (value not in self.numbers and is_scalar(value)):
            return [value]
        return [leaf for operand in value.op.operands for leaf in self.leaves(operand)]


def find_apart(ops: Sequence[Op], least: int, banned: Collection[Sig]) -> Apart:
    """Those among the ops of a block. `banned`: what is thought to be shared, and is not."""
    found, forms = Apart(), dict[object, int]()
    for op in ops:
        if not _is_anywhere(op, found):
            continue
        value = op.result
        taken = tuple(found.form.get(operand, operand) for operand in op.operands)
        if all(operand in found.numbers for operand in op.operands):
            found.numbers.add(value)
        form = op.sig, op.notes, value.sharding, taken
        found.form[value] = forms.setdefault(form, len(forms))
        if _is_splat(op, found):
            found.splats.add(value)
    _find_single(ops, least, banned, found)
    _find_shared(ops, least, banned, found)
    return found


def _find_single(ops: Sequence[Op], least: int, banned: Collection[Sig], found: Apart) -> None:
    """Ops at equal distances that differ in their attributes alone: slices of what layers share."""
    own = [op for op in ops if op not in found and op.results and not op.is_terminator]
    counts = Counter(op.sig for op in own)
    places: dict[object, list[int]] = {}
    for number, op in enumerate(own):
        if counts[op.sig] == 1 and op.operands and not op.regions and op.sig not in banned:
            key = op.name, op.sig.ins, op.sig.outs
            places.setdefault(key, []).append(number)
    for some in places.values():
        if _repeats(some, least):
            found.shared.update(own[number] for number in some)


def _find_shared(ops: Sequence[Op], least: int, banned: Collection[Sig], found: Apart) -> None:
    """What ops of one kind take at equal distances, and what is there for that alone."""
    form, shared = found.form, found.shared
    own = [op for op in ops if op in shared or not op.results or op.results[0] not in form]
    at = {op: number for number, op in enumerate(own)}
    counts = Counter(op.sig for op in own)
    for op in reversed(own):
        if not op.results or op.is_terminator or op.sig in banned or op in shared:
            continue  # of what is left none has a form
        if counts[op.sig] >= SHARERS and all([len(v.uses) < SHARERS for v in op.results]):
            continue
        users = [[user for user in value.users() if user in at] for value in op.results]
        flat = [user for some in users for user in some]
        if not flat or len(flat) != sum(len(value.uses) for value in op.results):
            continue
        is_for_shared = counts[op.sig] < SHARERS and all(user in found.shared for user in flat)
        if is_for_shared or any(_are_at_equal_distances(some, at, least) for some in users):
            found.shared.add(op)


def _are_at_equal_distances(users: Sequence[Op], at: Mapping[Op, int], least: int) -> bool:
    if len(users) < SHARERS:
        return False
    places: dict[Sig, list[int]] = {}
    for user in dict.fromkeys(users):
        places.setdefault(user.sig, []).append(at[user])
    return any(_repeats(some, least) for some in places.values())


def _repeats(places: Sequence[int], least: int) -> bool:
    """True if three of these places are at equal distances; what is first may be out of step."""
    known = set(places)
    if len(known) < SHARERS:
        return False
    return any(2 * b - a in known for a in places[:TRIED] for b in places if b - a >= least)


def misplaced(ops: Sequence[Op], copies: Iterable[Sequence[Op]], apart: Apart) -> set[Sig]:
    """What stands within a copy, and takes what the copy makes: it is part of it."""
    at = {op: number for number, op in enumerate(ops)}
    found = set[Sig]()
    for copy in copies:
        made = {value for op in copy for value in op.results}
        for op in ops[at[copy[0]] : at[copy[-1]]]:
            if op in apart and any(value in made for value in op.operands):
                made.update(op.results)
                found.add(op.sig)
    return found


def _is_anywhere(op: Op, found: Apart) -> bool:
    if op.regions or len(op.results) != 1:
        return False
    if op.name in CONSTANTS or op.name in CONSTANT_SOURCES:
        return True
    row = op.row
    keeps = op.name in CONSTANT_KEEPING or (row is not None and row.pure and row.elementwise)
    if not keeps or not op.operands:
        return False
    for value in op.operands:
        if value not in found.form and (value.op is not None or not is_scalar(value)):
            return False
    return True


def is_spread(op: Op) -> bool:
    """True if an op spreads a scalar that is no constant."""
    if op.name != BROADCAST or not is_scalar(op.operands[0]) or is_scalar(op.result):
        return False
    maker = op.operands[0].op
    return maker is None or maker.name not in CONSTANTS


def is_scalar(value: Value) -> bool:
    """True if a value is one number."""
    return isinstance(value.type, TensorType) and not value.type.shape


def _is_splat(op: Op, found: Apart) -> bool:
    if op.name in CONSTANTS:
        value = op.attrs.get("value")
        return isinstance(value, Dense) and is_splat(value)
    return bool(op.operands) and all(v in found.splats or v.op is None for v in op.operands)


def written_again(value: Value, mapping: dict[Value, Value]) -> list[Op]:
    """Copies of the ops that make a value, operands first; what `mapping` has is not copied."""
    if value in mapping or value.op is None:
        return []
    made = [op for operand in value.op.operands for op in written_again(operand, mapping)]
    return [*made, clone(value.op, mapping)]

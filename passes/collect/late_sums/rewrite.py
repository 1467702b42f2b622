"""Rewrites a program to positions: what becomes partial, and where parts are combined.

A function that is called from several places gets a copy for each way in which its values are partial.
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass, field

from shardwright.ir.build import Builder
from shardwright.ir.core import Block, Func, Module, Op, Value, callee, clone
from shardwright.ir.walk import all_ops
from shardwright.passes.collect.late_sums.flow import Flow, Place, value_of
from shardwright.passes.collect.late_sums.frames import Frame, forms_of, root_of
from shardwright.passes.collect.late_sums.partial_class import PartialClass
from shardwright.passes.collect.late_sums.positions import Positions, user_place
from shardwright.passes.shared.symbols import SymbolNames, call_to, calls
from shardwright.spec import plan
from shardwright.spec.attributes import EMPTY, Attrs, ShardingAttr
from shardwright.spec.op import REDUCER_OF
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import ALL_REDUCE, CONSTANT, RESHARD
from shardwright.spec.stages import sharding_of

Use = tuple[Op, int]


@dataclass
class _Form:
    """What becomes of a value that is partial now.

    partial, combined  its sharding while it is, and once its parts are combined
    whole              the sharding that it had
    completed          uses that need it whole
    is_source          what it is made of is partial already
    notes              of the first sum that it is made of: among them its reason
    start              of a loop that starts from nothing: what is combined with the result
    """

    value: Value
    partial: Sharding
    combined: Sharding
    whole: Sharding
    completed: list[Use]
    is_source: bool
    notes: Attrs
    start: Value | None = None


@dataclass
class _Version:
    """What is to be done to a function, the same for some of its frames.

    `nothing`: operands that become the identity; `calls`: the versions that it calls.
    """

    forms: list[_Form] = field(default_factory=list["_Form"])
    nothing: list[Use] = field(default_factory=list["Use"])
    calls: dict[Op, _Version] = field(default_factory=dict["Op", "_Version"])
    func: Func | None = None  # once it is made

    @property
    def key(self) -> tuple[object, ...]:
        """Equal for frames that one function will do for."""
        forms = [(one.value, one.start, tuple(one.completed)) for one in self.forms]
        return tuple(forms), tuple(self.nothing), tuple((c, id(v)) for c, v in self.calls.items())

    @property
    def is_as_given(self) -> bool:
        """Whether nothing is done to the function, nor to one that it calls."""
        inner = all(version.is_as_given for version in self.calls.values())
        return inner and not self.forms and not self.nothing


def rewrite(module: Module, frames: list[Frame], positions: Positions) -> None:
    """Give a program the positions. Functions may become several, put behind the last."""
    versions = _versions(frames, positions)
    names, reached = SymbolNames(module), set(versions)
    others = {callee(call) for func in module.funcs if func not in reached for call in calls(func)}
    images: list[_Image] = []
    for func, found in versions.items():
        found.sort(key=lambda version: not version.is_as_given)
        for number, version in enumerate(found):
            is_own = number == 0 and (version.is_as_given or func.symbol not in others)
            images.append(_image(module, func, version, None if is_own else names))
    for image in images:
        _apply(image, positions.flow.partials)


def _versions(frames: list[Frame], positions: Positions) -> dict[Func, list[_Version]]:
    """By function the versions that its frames ask for."""
    forms, nothing = _forms(positions), _identities(positions)
    found: dict[Func, dict[object, _Version]] = {}
    of: dict[Frame, _Version] = {}
    for frame in reversed(frames):  # callees first
        inner = {call: of[one] for call, one in frame.inner.items()}
        made = _Version(forms.get(frame, []), list(nothing.get(frame, {})), inner)
        of[frame] = found.setdefault(frame.func, {}).setdefault(made.key, made)
    return {func: list(versions.values()) for func, versions in found.items()}


def _forms(positions: Positions) -> dict[Frame, list[_Form]]:
    flow, partials = positions.flow, positions.flow.partials
    found: dict[Frame, list[_Form]] = {}
    for place in flow.places:
        if place not in positions.partial:
            continue
        frame, value = place
        partial, combined = partials.partial_sharding(value), partials.whole_sharding(value)
        notes = _notes(flow, place)
        for form in forms_of(value):
            whole, is_source = sharding_of(value) or combined, place in flow.sources
            made = _Form(form, partial, combined, whole, [], is_source, notes)
            if place in flow.started and form is value and value.op is not None:
                made.start = value.op.operands[value.index]
                made.completed = list(form.uses)
            else:
                made.completed = [u for u in form.uses if _is_whole(positions, frame, u)]
            found.setdefault(frame, []).append(made)
    return found


def _is_whole(positions: Positions, frame: Frame, use: Use) -> bool:
    place = user_place(positions.flow, (frame, *use))
    return place is None or place not in positions.partial


def _identities(positions: Positions) -> dict[Frame, dict[Use, None]]:
    """Operands that become the identity: they are made of nothing else, or are added at the end."""
    flow, found = positions.flow, dict[Frame, dict[Use, None]]()
    for place in flow.places:
        if place not in positions.partial or place in flow.sources:
            continue
        for frame, op, index in flow.inputs(place):
            if user_place(flow, (frame, op, index)) is None or not flow.is_partial(
                frame, op.operands[index]
            ):
                found.setdefault(frame, {})[op, index] = None
    return found


def _notes(flow: Flow, place: Place) -> Attrs:
    """The notes of the nearest sum that a place is made of."""
    waiting = [place]
    seen = dict.fromkeys(waiting)
    for one in waiting:  # it grows
        if one in flow.sources and one[1].op is not None:
            return one[1].op.notes
        before = ((operand[0], root_of(value_of(operand))) for operand in flow.takes(one))
        new = [other for other in before if other not in seen]
        seen |= dict.fromkeys(new)
        waiting += new
    return EMPTY


# --- functions


@dataclass
class _Image:
    """A version, and what stands for values and ops of the function in the one that gets it."""

    func: Func
    version: _Version
    values: dict[Value, Value]
    ops: dict[Op, Op]

    def value(self, value: Value) -> Value:
        return self.values.get(value, value)

    def op(self, op: Op) -> Op:
        return self.ops.get(op, op)


def _image(module: Module, func: Func, version: _Version, names: SymbolNames | None) -> _Image:
    """The function itself, or a copy of a name of its own."""
    if names is None:
        version.func = func
        return _Image(func, version, {}, {})
    values: dict[Value, Value] = {}
    copy = clone(func, values)
    assert isinstance(copy, Func)
    copy.symbol = names.unique(func.symbol)
    module.body.append(copy)
    version.func = copy
    ops = dict(zip(all_ops(func), all_ops(copy), strict=True))
    return _Image(copy, version, values, ops)


def _apply(image: _Image, partials: PartialClass) -> None:
    version = image.version
    for call, inner in version.calls.items():
        assert inner.func is not None
        call_to(image.op(call), inner.func.symbol)
    for op, index in version.nothing:
        _start_from_nothing(image.op(op), index, partials)
    for form in version.forms:
        _make_partial(image, form, partials)
    for form in version.forms:
        _drop(image.value(form.value).op, form)
    _declare(image.func)


def _start_from_nothing(op: Op, index: int, partials: PartialClass) -> None:
    value = op.operands[index]
    attrs = Attrs({"value": partials.identity(value.tensor)})
    made = Builder.before(op).op(CONSTANT, [], [value.type], attrs)
    made.result.set_sharding(partials.partial_sharding(value))
    op.set_operand(index, made.result)


def _make_partial(image: _Image, form: _Form, partials: PartialClass) -> None:
    """Mark a value partial, and combine its parts for those that need it whole."""
    value = image.value(form.value)
    parts, op, notes = value, value.op, form.notes
    if form.is_source and op is not None:
        parts, notes = op.operands[0], op.notes
    elif op is not None and op.name == RESHARD:
        op.set_attr("sharding", ShardingAttr(form.partial))
    else:
        value.set_sharding(form.partial)
    if not form.completed:
        return
    builder = _behind(value)
    attrs = Attrs({"reduction_axes": partials.axes, "out_sharding": ShardingAttr(form.combined)})
    made = builder.op(ALL_REDUCE, [parts], [parts.type], attrs, notes=notes).result
    if form.whole.axes != form.combined.axes:
        attrs = Attrs({"sharding": ShardingAttr(form.whole)})
        notes = notes.without(plan.KIND)
        made = builder.op(RESHARD, [made], [parts.type], attrs, notes=notes).result
    if form.start is not None:
        start, name = image.value(form.start), REDUCER_OF[partials.kind]
        made = builder.op(name, [start, made], [made.type], shardings=[form.whole]).result
    for user, index in form.completed:
        image.op(user).set_operand(index, made)


def _behind(value: Value) -> Builder:
    if value.op is not None:
        return Builder.after(value.op)
    assert isinstance(value.owner, Block)
    return Builder(value.owner, 0)


def _drop(op: Op | None, form: _Form) -> None:
    """Take out what combined parts, and what cut them once they were."""
    if op is not None and (form.is_source or op.name == RESHARD):
        op.result.replace_uses(op.operands[0])
        op.erase()


def _declare(func: Func) -> None:
    """Say of a function which of its results are partial."""
    for index, value in enumerate(func.body.terminator.operands):
        found = sharding_of(value)
        if found is not None and found.unreduced:
            func.set_result_sharding(index, found)

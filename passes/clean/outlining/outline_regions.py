"""Makes functions of the regions of a module that repeat."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from itertools import chain, count, product
from typing import NamedTuple

from shardwright.ir.core import Block, Func, Module, Op, Value, callee, clone
from shardwright.ir.value_labels import values_of
from shardwright.passes.clean.outlining.apart import Apart, written_again
from shardwright.passes.clean.outlining.distant_regions import alike_at_distance
from shardwright.passes.clean.outlining.equal_funcs import join_equal
from shardwright.passes.clean.outlining.formal_regions import alike_in_form
from shardwright.passes.clean.outlining.parameters import Standing, parameters, standing
from shardwright.passes.clean.outlining.repeated_regions import Alike, alike
from shardwright.passes.clean.outlining.row_regions import alike_in_rows
from shardwright.passes.clean.unrolling.copies import CALL
from shardwright.spec import plan
from shardwright.spec.attributes import Attrs, String, Symbol
from shardwright.spec.sharding_rules.dataflow import LOOPS

NAME, PART, FORMULA = "layer", "part", "formula"
LEAST = 8  # ops of a region


def outline(
    module: Module, least: int = LEAST, visible: Collection[Value] = (), *, in_form: bool = False
) -> bool:
    """Make functions of regions of at least so many ops that repeat. True if any was made.

    `visible` values are not read within functions of functions that make them. `in_form`: of short
    elementwise regions that differ in shapes, too, by shapes.
    """
    has_joined = join_equal(module)
    rows, least = set[str](), max(least, 2)  # functions whose calls are loops of their own
    layers = _Finder(partial(alike, least=least, rows=rows), _names(module, NAME))
    parts = _Finder(partial(alike_at_distance, least=least, rows=rows), _names(module, PART))
    formulas = _Finder(alike_in_form, _names(module, FORMULA))
    in_rows = _Finder(alike_in_rows, formulas.names)
    fixed = _fixed(module)
    main = module.main
    waiting = [func for func in module.funcs if func.symbol not in fixed]
    before = len(module.ops)
    seen = set(visible)
    for func in waiting:  # those that are made are looked at, too
        finders = [layers, parts]
        if in_form:  # first within layers: there they follow one another
            finders.insert(func is main, formulas)
            finders[:0] = [in_rows] if func is main else []
        for block, finder in product(_blocks(func), finders):
            classes, apart = finder.find(block.ops)
            if func is not main or finder is not layers:
                classes = [one for one in classes if not _hides(one, seen)]
            told = [(one, standing(one, apart)) for one in classes]
            clear = [(one, copy) for one, copy in told if copy is not None]
            if not clear:
                continue
            classes = [one for one, _ in clear]
            made = [_function(one, next(finder.names), apart, copy, seen) for one, copy in clear]
            for one in made:
                module.body.append(one)
            _call(block, classes, [one.symbol for one in made], apart)
            if finder in (formulas, in_rows):
                _forget_names(made)
                rows.update(one.symbol for one in made if finder is in_rows)
            else:
                waiting += made
    if len(module.ops) == before:
        return has_joined
    join_equal(module)  # regions of several functions may be alike
    return True


class _Finder(NamedTuple):
    """Finds regions among the ops of a block; names of their functions."""

    find: Callable[[Sequence[Op]], tuple[list[Alike], Apart]]
    names: Iterator[str]


def _hides(found: Alike, visible: Collection[Value]) -> bool:
    """True if a copy reads what it makes and others are to see."""
    copies = [set(found.copy(number)) for number in range(len(found.starts))]
    return any(
        user in copy
        for copy in copies
        for op in copy
        for value in op.results
        if value in visible
        for user in value.users()
    )


def _names(module: Module, stem: str) -> Iterator[str]:
    """Names with a stem that nothing in the module has."""
    taken = {
        name.value for op in module.ops if isinstance(name := op.attrs.get("sym_name"), String)
    }
    every = chain([stem], (f"{stem}_{number}" for number in count()))
    return (name for name in every if name not in taken)


def _fixed(module: Module) -> frozenset[str]:
    """Functions that others know by their form: of kernels, and of places in a mesh."""
    kernels = [op for op in module.walk() if "callee" in op.attrs and plan.KERNEL in op.notes]
    places = [func.symbol for func in module.funcs if plan.AXES in func.notes]
    return frozenset([*map(callee, kernels), *places])


def _blocks(func: Func) -> list[Block]:
    """Those of a function, and of the loops and branches in it."""
    if func.is_declaration:
        return []
    runs = [op for op in func.walk() if op is func or op.name in LOOPS or _branches(op)]
    return [r.block for op in runs for r in op.regions if len(r.blocks) == 1]


def _branches(op: Op) -> bool:
    """True if an op runs one of its regions."""
    return bool(op.regions) and not any(b.args for r in op.regions for b in r.blocks)


def _function(found: Alike, name: str, apart: Apart, clear: Standing, visible: set[Value]) -> Func:
    """The function that a copy is the body of; `visible` learns values of it."""
    first, given = found.copy(clear.number), parameters(found, apart)
    results = [first[number].results[place] for number, place in found.results]
    types = [value.type for value in results]
    func = Func(name, [values[0].type for values in given], types, "private")
    func.loc, body, mapping = first[0].loc, func.body, dict[Value, Value]()
    args = dict(zip(given, func.args, strict=True))
    for value, parameter in clear.told.items():
        arg = mapping[value] = args[parameter]
        arg.sharding, arg.name = value.sharding, value.name
    for values in found.params:
        for op in written_again(values[clear.number], mapping):
            body.append(op)
    for number, op in enumerate(first):
        body.append(copy := clone(op, mapping))
        _tell_reason(copy, [found.copy(k)[number] for k in range(len(found.starts))])
    body.append(Op("func.return", [mapping[value] for value in results]))
    visible.update(mapping[value] for value in results if value in visible)
    func.set_boundary(result_shardings=[value.sharding for value in results])
    return func


def _forget_names(funcs: Sequence[Func]) -> None:
    """Values are named by what makes them: these are of no weight more than of another."""
    for value in chain.from_iterable(map(values_of, funcs)):
        value.name = ""


def _tell_reason(op: Op, copies: Sequence[Op]) -> None:
    """Say why an op is there for all copies: numbers of operands may differ."""
    reasons = {copy.notes.get(plan.REASON) for copy in copies}
    reason = op.notes.get(plan.REASON)
    if len(reasons) > 1 and isinstance(reason, String):
        op.set_note(plan.REASON, String(_OPERAND.sub("an operand", reason.value)))


_OPERAND = re.compile(r"operand \d+")


def _call(block: Block, classes: Sequence[Alike], names: Sequence[str], apart: Apart) -> None:
    """Put calls in the place of all copies."""
    calls: dict[Op, Op] = {}  # by first op of a copy
    last: dict[Op, Op] = {}
    gone: list[Op] = []
    new: dict[Value, Value] = {}  # by value of a copy the result of the call
    for found, name in zip(classes, names, strict=True):
        given = parameters(found, apart)
        for number in range(len(found.starts)):
            copy = found.copy(number)
            results = [copy[at].results[place] for at, place in found.results]
            operands = [new.get(values[number], values[number]) for values in given]
            call = _made(name, operands, results, copy[0])
            new.update(zip(results, call.results, strict=True))
            calls[copy[0]], last[copy[0]] = call, copy[-1]
            gone += copy
    block.set_ops(_with_calls(block.ops, calls, last, frozenset(gone)))
    for op in reversed(gone):
        op.let_go()
    unused = set[Op]()
    for op in reversed(block.ops):
        if op in apart and not any(value.uses for value in op.results):
            unused.add(op)
            op.let_go()
    block.set_ops([op for op in block.ops if op not in unused])


def _made(name: str, operands: Sequence[Value], results: Sequence[Value], at: Op) -> Op:
    """A call whose results are used in the place of others."""
    types, attrs = [value.type for value in results], Attrs({"callee": Symbol(name)})
    call = Op(CALL, operands, types, attrs, loc=at.loc, place=at.place)
    for old, new in zip(results, call.results, strict=True):
        new.sharding, new.name = old.sharding, old.name
        old.replace_uses(new)
    return call


def _with_calls(
    ops: Sequence[Op], calls: dict[Op, Op], last: dict[Op, Op], gone: frozenset[Op]
) -> list[Op]:
    """Ops of a block; constants among those of a copy come before its call."""
    found: list[Op] = []
    waiting: tuple[Op, Op] | None = None  # a call, and the op behind which it is complete
    for op in ops:
        if op in calls:
            waiting = calls[op], last[op]
        if op not in gone:
            found.append(op)
        elif waiting is not None and op is waiting[1]:
            found.append(waiting[0])
            waiting = None
    return found

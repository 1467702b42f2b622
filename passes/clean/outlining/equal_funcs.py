"""Private functions that differ in nothing but their names: all calls name the first of them."""

from __future__ import annotations

from shardwright.ir.core import Func, Module, Op, callee
from shardwright.passes.clean.outlining.repeated_regions import inside
from shardwright.spec.attributes import Symbol

_NAMES = ("sym_name", "sdy.original_func_name")


def join_equal(module: Module) -> bool:
    """Let calls name one of equal functions, callees first; erase the others. True if any was."""
    callers: dict[str, list[Op]] = {}
    for op in module.walk():
        if "callee" in op.attrs:
            callers.setdefault(callee(op), []).append(op)
    known: dict[object, Func] = {}
    gone: list[Func] = []
    for func in _callees_first(module):
        if func.visibility != "private" or func.is_declaration:
            continue
        first = known.setdefault(_form(func), func)
        if first is not func:
            gone.append(func)
            for call in callers.get(func.symbol, ()):
                call.set_attr("callee", Symbol(first.symbol))
    for func in gone:
        func.erase()
    return bool(gone)


def _callees_first(module: Module) -> list[Func]:
    """Functions in the order of the text, but each behind those that it calls."""
    found: dict[str, Func] = {}
    entered = set[str]()
    waiting = [(func, False) for func in reversed(module.funcs)]
    while waiting:
        func, is_left = waiting.pop()
        if is_left:
            found[func.symbol] = func
        elif func.symbol not in entered:
            entered.add(func.symbol)
            waiting.append((func, True))
            names = {callee(op): None for op in func.walk() if "callee" in op.attrs}
            called = [module.func(name) for name in names]
            waiting += [(one, False) for one in reversed(called) if one is not None]
    return list(found.values())


def _form(func: Func) -> object:
    """What a function is but for its name."""
    attrs = tuple((key, value) for key, value in func.attrs.items_tuple if key not in _NAMES)
    notes = tuple((key, value) for key, value in func.notes.items_tuple if key not in _NAMES)
    args = tuple((value.type, value.sharding) for value in func.args)
    ends = tuple(func.arg_attrs), tuple(func.result_attrs), tuple(func.result_shardings)
    return attrs, notes, args, ends, tuple(func.result_types), inside(func)

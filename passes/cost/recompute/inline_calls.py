"""Inlines calls of functions that return values marked with `plan.remat`.

Late readers of a value that a function returns stand around its calls: when it runs again is known
only there. The function stays, for others that name it.
"""

from __future__ import annotations

from shardwright.ir.build import Builder
from shardwright.ir.core import Block, Func, Module, Op, Value, callee, clone
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.cost.liveness.frame import Held, kind_of
from shardwright.spec import plan

MOST = 200_000  # ops that are written for calls
_CALL = "callee"
_APART = (plan.STAGE, plan.KERNEL)  # what has to stay a call


def write_out(module: Module, named: str) -> None:
    """Write out functions that return values of ops with the note `named`, which moves into main.

    Raises ProgramError at the op where a call has to stay one.
    """
    left = MOST
    main = module.main
    waiting = [func for func in module.funcs if func is not main]
    while (found := _returning(waiting, named)) is not None:
        func, op = found
        calls = [one for one in module.walk() if _CALL in one.attrs and callee(one) == func.symbol]
        left -= len(calls) * len(func.body.ops)
        for call in calls:
            _check(module, func, op, call, left)
        for call in calls:
            _replace(func, call)
        if calls:
            for inner in func.walk():
                inner.set_note(named, None)
        waiting.remove(func)


def _returning(funcs: list[Func], named: str) -> tuple[Func, Op] | None:
    """A function that returns what one of its ops is named for, and that op."""
    for func in funcs:
        if not func.is_declaration:
            for op in func.body.ops:
                if named in op.notes and any(map(_is_returned, op.results)):
                    return func, op
    return None


def _is_returned(value: Value) -> bool:
    """True if a value leaves its block, itself or what pointwise ops and views make of it."""
    waiting, seen = [value], {value}
    while waiting:
        for user in waiting.pop().users():
            if user.is_terminator:
                return user.block is _block(value)
            if user.regions == () and kind_of(user) in (Held.INLINE, Held.VIEW):
                waiting += [out for out in user.results if out not in seen]
                seen.update(user.results)
    return False


def _block(value: Value) -> Block | None:
    return value.owner.block if isinstance(value.owner, Op) else value.owner


def _check(module: Module, func: Func, op: Op, call: Op, left: int) -> None:
    """Raises ProgramError where a call cannot be written out."""
    name = func.symbol
    help = "name what is read late in the same function, or write out its calls"
    if any(key in call.notes for key in _APART):
        which = " and ".join(key for key in _APART if key in call.notes)
        said = f"has plan.remat and is returned by @{name}, whose call has {which}"
        help = "recompute it in the backward pass, as shardwright model --remat does"
        raise op_error(module, op, said, help=help)
    if any(inner is call for inner in func.walk()):
        said = f"has plan.remat and is returned by @{name}, which calls itself"
        raise op_error(module, op, said, help=help)
    if any(value.sharding is not None for value in func.args) or any(func.result_shardings):
        said = f"has plan.remat and is returned by @{name}, which has shardings of its own"
        help = "run remat behind the partition: propagate,partition,remat"
        raise op_error(module, op, said, help=help)
    if left < 0:
        said = f"has plan.remat and is returned by @{name}, whose calls take over {MOST} ops"
        raise op_error(module, op, said, help=help)


def _replace(func: Func, call: Op) -> None:
    build = Builder.before(call)
    mapping = dict(zip(func.args, call.operands, strict=True))
    for op in func.body.ops:
        if op.is_terminator:
            made = [mapping.get(value, value) for value in op.operands]
            for old, new in zip(call.results, made, strict=True):
                old.replace_uses(new)
        else:
            build.insert(clone(op, mapping))
    call.erase()

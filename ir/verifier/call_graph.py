"""Refuses programs whose calls never end, nest too deep, or stand for too many ops."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shardwright.ir.core import Func, Module, Op, callee
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.ir.errors import ProgramError
from shardwright.ir.walk import all_ops, named

CALL = "func.call"
MAX_OPS = 1_000_000
MAX_CALLS = 63  # inside one another; each may become a region, and text nests 100 of these


def check_calls(module: Module) -> None:
    """Raises ProgramError at the first call that would never end, or that is too deep."""
    found = {func.symbol: named(func, CALL) for func in module.funcs}
    if not any(found.values()):
        return
    funcs = {func.symbol: func for func in reversed(module.funcs)}
    depths: dict[str, int] = {}
    for func in module.funcs:
        _visit(module, func, funcs, found, depths)
    check_size(module, MAX_OPS, [funcs[name] for name in depths])


def check_size(module: Module, most: int, callees_first: Iterable[Func]) -> None:
    """Raises ProgramError at the first call behind which too many ops stand, calls written out.

    `callees_first`: functions, each after those it calls.
    """
    sizes: dict[str, int] = {}
    for func in callees_first:
        size = 0
        for op in all_ops(func):
            size += 1 + (sizes.get(callee(op), 0) if op.name == CALL else 0)
            if size > most:
                message = f"makes a program of {size} ops, calls written out, at most {most}"
                help = "write what repeats as a loop (stablehlo.while)"
                raise op_error(module, op, message, help=help)
        sizes[func.symbol] = size


def _visit(
    module: Module,
    func: Func,
    funcs: dict[str, Func],
    calls: dict[str, list[Op]],
    depths: dict[str, int],
) -> None:
    """Note how deep calls of a function and of those it calls go. Chains may be long: no recursion.

    Raises ProgramError.
    """
    if func.symbol in depths:
        return
    opened = {func.symbol}
    stack: list[tuple[str, Iterator[Op]]] = [(func.symbol, iter(calls[func.symbol]))]
    while stack:
        name, rest = stack[-1]
        call = next((c for c in rest if callee(c) in funcs and callee(c) not in depths), None)
        if call is None:
            depths[name] = _depth(module, calls[name], depths)
            opened.discard(name)
            stack.pop()
        elif callee(call) in opened:
            raise _endless(module, call)
        else:
            opened.add(callee(call))
            stack.append((callee(call), iter(calls[callee(call)])))


def _depth(module: Module, calls: list[Op], depths: dict[str, int]) -> int:
    """How deep calls nest in a function. Raises ProgramError."""
    depth = 0
    for call in calls:
        depth = max(depth, 1 + depths.get(callee(call), 0))
        if depth > MAX_CALLS:
            message = f"is the outermost of {depth} calls inside one another, at most {MAX_CALLS}"
            help = "run --inline first, or write a loop (stablehlo.while)"
            raise op_error(module, call, message, help=help)
    return depth


def _endless(module: Module, call: Op) -> ProgramError:
    message = f"calls @{callee(call)}, which is running already"
    help = "what repeats is written as a loop (stablehlo.while); functions do not call themselves"
    return op_error(module, call, message, help=help)

"""Takes sums over layers behind them: the first of these has nothing to add to, else it is alike.

What all layers of a backward pass add to, such as the gradient of what they all read, is a chain
of sums, one in each layer but the first. A sum is what the next one alone reads, so that all of
them may stand together, in their order, where the last is read.
"""

from __future__ import annotations

from shardwright.ir.core import Func, Module, Op, Value
from shardwright.spec.op import REDUCER_OF

LEAST = 3  # sums of a chain
APART = 8  # ops between two of them, on average
SHARE = 32  # of what a function makes: no more is held for a chain
_SUM = REDUCER_OF["add"]


def take_sums_behind(module: Module) -> None:
    """Do so in all functions."""
    for func in module.funcs:
        if not func.is_declaration:
            _take_behind(func)


def _take_behind(func: Func) -> None:
    ops = func.body.ops
    at = {op: number for number, op in enumerate(ops)}
    most = sum(value.type.bytes for op in ops for value in op.results) // SHARE
    before: dict[Op, list[Op]] = {}  # by op the sums that are to stand before it
    moved = set[Op]()
    for op in reversed(ops):
        if op.name != _SUM or op in moved:
            continue
        chain = _chain(op, at)
        users = [user for user in op.result.users() if user in at]
        if len(chain) < LEAST or len(users) < len(op.result.uses):
            continue
        if at[op] - at[chain[0]] < APART * len(chain):
            continue
        if op.result.type.bytes * (len(chain) + 1) <= most:
            moved.update(chain)
            before.setdefault(min(users, key=at.__getitem__), []).extend(chain)
    if not moved:
        return
    found: list[Op] = []
    for op in ops:
        found += before.get(op, ())
        if op not in moved:
            found.append(op)
    func.body.set_ops(found)


def _chain(last: Op, at: dict[Op, int]) -> list[Op]:
    """The sums that a sum is the last of, in order."""
    chain = [last]
    while True:
        made = [_earlier(value, at) for value in chain[-1].operands]
        earlier = [op for op in made if op is not None]
        if len(earlier) != 1:
            return chain[::-1]
        chain.append(earlier[0])


def _earlier(value: Value, at: dict[Op, int]) -> Op | None:
    """The sum that gives a value to one op alone."""
    op = value.op
    if op is None or op.name != _SUM or op not in at or len(value.uses) != 1 or op.notes:
        return None
    return op

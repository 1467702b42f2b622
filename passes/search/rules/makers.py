"""What makes a gradient: the ops that sum it, behind whatever only adds up, moves or converts."""

from __future__ import annotations

from collections.abc import Callable

from shardwright.passes.search.rules.written_out import Flow, Node, Step


def makers_of(flow: Flow, node: Node, is_maker: Callable[[Step], bool]) -> list[Step]:
    """The makers of a value, by way of what adds up, moves or converts; not those of a loop that
    adds up turn by turn.
    """
    found: list[Step] = []
    waiting, seen = [node], dict[Node, None]()
    while waiting:
        one = waiting.pop()
        step = flow.made.get(one)
        if one in seen or step is None:
            continue
        seen[one] = None
        if is_maker(step):
            found.append(step)
        elif step.is_same or step.op.sig.linear or step.op.sig.is_elementwise:
            is_total = step.op.sig.is_elementwise and any(_is_carried(flow, k) for k in step.ins)
            waiting += () if is_total else (k for k in step.ins if flow.shape(k))
    return found


def _is_carried(flow: Flow, node: Node) -> bool:
    """Whether a value is what the turn of a loop gets from the one before."""
    step = flow.made.get(node)
    return step is not None and step.is_same and flow.values[node].op is None

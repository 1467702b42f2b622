"""Dominators of the blocks of a region."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.core import Block, Branch

Tree = dict[Block, list[Block]]


def dominator_tree(blocks: Sequence[Block]) -> Tree:
    """Per reachable block the blocks that it immediately dominates, in order.

    Source: Cooper, Harvey, Kennedy, "A simple, fast dominance algorithm", 2001.
    """
    order = _reverse_postorder(blocks[0])
    number = {block: position for position, block in enumerate(order)}
    before: dict[Block, list[Block]] = {block: [] for block in order}
    for block in order:
        for successor in successors(block):
            if successor in before:
                before[successor].append(block)
    above: dict[Block, Block] = {order[0]: order[0]}

    def meet(a: Block, b: Block) -> Block:
        while a is not b:
            while number[a] > number[b]:
                a = above[a]
            while number[b] > number[a]:
                b = above[b]
        return a

    changed = True
    while changed:
        changed = False
        for block in order[1:]:
            known = [one for one in before[block] if one in above]
            found = known[0]
            for one in known[1:]:
                found = meet(found, one)
            if above.get(block) is not found:
                above[block], changed = found, True
    tree: Tree = {block: [] for block in order}
    for block in order[1:]:
        tree[above[block]].append(block)
    return tree


def successors(block: Block) -> Sequence[Block]:
    """The blocks that may come next."""
    end = block.ops[-1] if block.ops else None
    return end.successors if isinstance(end, Branch) else ()


def _reverse_postorder(entry: Block) -> list[Block]:
    seen = {entry}
    done: list[Block] = []
    stack = [(entry, iter(successors(entry)))]
    while stack:
        block, rest = stack[-1]
        successor = next((one for one in rest if one not in seen), None)
        if successor is None:
            stack.pop()
            done.append(block)
        else:
            seen.add(successor)
            stack.append((successor, iter(successors(successor))))
    return done[::-1]

"""Calls, loops and branches in torch: plain Python statements on replicated scalars."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.backends.collectives import shard_index_axes
from shardwright.backends.emit import Writer
from shardwright.backends.loops import Counter, counter
from shardwright.backends.torch.collective import group_text
from shardwright.backends.wide_results import MOST, in_short, spell_by_places
from shardwright.ir.core import Block, Op, Value, callee
from shardwright.spec.rows.spelling import torch_scalar


def call(writer: Writer, op: Op) -> None:
    axes = shard_index_axes(writer.program.module, callee(op))
    if axes is None:
        writer.call(op)
        return
    if not writer.reads(op.result):  # of what is a device's own part
        return
    writer.suggest(op.result, f"shard_{'_'.join(axes)}")
    index = f"{group_text(axes)}.index" if axes else "0"
    writer.assign(op, torch_scalar(index, op.result.tensor.element))


def while_loop(writer: Writer, op: Op) -> None:
    count = counter(op)
    body = op.regions[1].block
    kept = [k for k in range(len(body.args)) if count is None or k != count.position]
    carried = [writer.define(body.args[k], "carry") for k in kept]
    _move(writer, carried, [op.operands[k] for k in kept])
    writer.freeing.moved(op)
    writer.delete(writer.freeing.due())
    if count is None:
        _test(writer, op.regions[0].block, carried)
    else:
        _count(writer, op, count)
    with writer.indented(), writer.freeing.block():
        for k, name in zip(kept, carried, strict=True):
            _prefer(writer, body.terminator.operands[k], name)
        writer.block(body)
        _move(writer, carried, [body.terminator.operands[k] for k in kept])
        writer.freeing.pass_by(body.terminator, carried)
        writer.delete(writer.freeing.all())
    for k, text in zip(kept, carried, strict=True):
        writer.bind(op.results[k], text)
        if not writer.reads(op.results[k]):
            writer.freeing.drop(text, writer.freeing.size(op.results[k]))
    writer.replace_given(op.results)


def _prefer(writer: Writer, value: Value, carried: str) -> None:
    """Write what a loop hands on under the name that carries it, if that is one statement."""
    op = value.op
    if op is not None and (len(op.results) == 1 or op.name == "func.call"):
        writer.prefer(value, carried)


def _test(writer: Writer, condition: Block, carried: Sequence[str]) -> None:
    """The head of a loop that runs until its condition fails."""
    for value, text in zip(condition.args, carried, strict=True):
        writer.hold(value, text)
    writer.line("while True:")
    with writer.indented(), writer.freeing.block():
        writer.block(condition)
        writer.delete(writer.freeing.all())
        writer.line(f"if not {writer.use(condition.terminator.operands[0])}:")
        writer.line("    break")


def _count(writer: Writer, op: Op, count: Counter) -> None:
    """The head of a loop that counts, and what its counter is within and after it."""
    index = op.regions[1].block.args[count.position]
    element = index.tensor.element
    is_used = writer.reads(index) > 0
    number = writer.names.new("number") if is_used else "_"
    writer.line(f"for {number} in range({count.start}, {count.limit}):")
    if is_used:
        with writer.indented():
            writer.line(f"{writer.define(index, 'i')} = {torch_scalar(number, element)}")
    writer.bind(op.results[count.position], torch_scalar(count.end, element))


def _move(writer: Writer, targets: Sequence[str], sources: Sequence[Value]) -> None:
    """Assign values to names, all at once: a source may be another target."""
    pairs = [(t, writer.use(v)) for t, v in zip(targets, sources, strict=True)]
    moved = [(target, source) for target, source in pairs if target != source]
    writer.freeing.rebind(target for target, _ in moved)
    if moved:
        left = ", ".join(target for target, _ in moved)
        writer.line(f"{left} = {', '.join(source for _, source in moved)}")
    elif writer.lines[-1].endswith(":"):
        writer.line("pass")


def branches(writer: Writer, op: Op) -> None:
    chooser = op.operands[0]
    is_one = len(op.results) > MOST
    stems = ["chosen"] if is_one else [f"chosen_{k}" for k in range(len(op.results))]
    targets = [writer.names.new(stem) for stem in stems]
    writer.freeing.own(*targets)
    blocks = [region.block for region in op.regions]
    if chooser.tensor.element == "i1":
        tests = [f"if {writer.use(chooser)}:", "else:"]
    else:
        number = writer.names.new("branch")
        writer.line(f"{number} = int({writer.use(chooser)})")
        tests = [f"{'elif' if k else 'if'} {number} == {k}:" for k in range(len(blocks) - 1)]
        tests.append("else:" if tests else "if True:")
    for test, block in zip(tests, blocks, strict=True):
        writer.line(test)
        with writer.indented(), writer.freeing.block():
            _branch(writer, block, targets, is_one)
    if is_one:
        spell_by_places(writer, op, targets[0])
        return
    for value, text in zip(op.results, targets, strict=True):
        writer.bind(value, text)
        if not writer.reads(value):
            writer.freeing.drop(text, writer.freeing.size(value))
    writer.replace_given(op.results)


def _branch(writer: Writer, block: Block, targets: Sequence[str], is_one: bool) -> None:
    """Write a branch; `is_one`: the only target is a list of what it gives."""
    writer.block(block)
    values = block.terminator.operands
    if is_one:
        texts = in_short(writer, values, writer.uses(values))
        writer.filled(f"{targets[0]} = [", texts, "]")
    else:
        _move(writer, targets, values)
    writer.freeing.pass_by(block.terminator)
    writer.delete(writer.freeing.all())

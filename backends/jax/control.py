"""Calls, loops and branches in JAX: regions become nested functions."""

from __future__ import annotations

from shardwright.backends.collectives import shard_index_axes
from shardwright.backends.emit import Writer
from shardwright.backends.jax.collective import axis_text, varied
from shardwright.backends.jax.constant import scalar
from shardwright.backends.loops import Counter, counter
from shardwright.backends.names import items
from shardwright.backends.wide_results import assign_all, in_short
from shardwright.ir.core import Block, Op, Value, callee
from shardwright.spec.rows.spelling import jax_dtype


def call(writer: Writer, op: Op) -> None:
    axes = shard_index_axes(writer.program.module, callee(op))
    if axes is not None and not writer.reads(op.result):  # of what is a device's own part
        return
    if axes is not None:
        element = op.result.tensor.element
        index = f"lax.axis_index({axis_text(axes)})"
        writer.suggest(op.result, f"shard_{'_'.join(axes)}")
        writer.assign(op, index if element == "i32" else f"{index}.astype({jax_dtype(element)})")
        return
    writer.call(op)


def while_loop(writer: Writer, op: Op) -> None:
    count = counter(op)
    if count is not None:
        _counted(writer, op, count)
        return
    condition, body = op.regions[0].block, op.regions[1].block
    carried = [writer.define(value, "carry") for value in body.args]
    for value, text in zip(condition.args, carried, strict=True):
        writer.bind(value, text)
    test = _step(writer, "keep_going", ["carry_in"], condition, condition.args, None)
    step = _step(writer, "body", ["carry_in"], body, body.args, op)
    first = varied(writer, op.operands, body.args)
    targets = items(writer.targets(op.results))
    writer.wrapped(
        f"{targets} = lax.while_loop({test}, {step}, (", first, "))" if len(first) > 1 else ",))"
    )
    writer.replace_given(op.results)


def _counted(writer: Writer, op: Op, count: Counter) -> None:
    body = op.regions[1].block
    index = body.args[count.position]
    rest = [k for k in range(len(body.args)) if k != count.position]
    name = writer.define(index, "i")
    args = [body.args[k] for k in rest]
    for value in args:
        writer.define(value, "carry")
    element = index.tensor.element
    # JAX counts in int64 where that is turned on, whatever the bounds are.
    is_cast = writer.reads(index) and element != "i64"
    cast = f"{name} = {name}.astype({jax_dtype(element)})" if is_cast else ""
    step = _step(writer, "body", [name, "carry_in"], body, args, op, cast)
    bounds = f"{scalar(count.start, element)}, {scalar(count.limit, element)}"
    first = varied(writer, [op.operands[k] for k in rest], args)
    results = [op.results[k] for k in rest]
    end = op.results[count.position]
    writer.bind(end, scalar(count.end, element))
    loop = f"lax.fori_loop({bounds}, {step}, {items(first)})"
    targets = items(writer.targets(results)) if results else "_"
    writer.line(f"{targets} = {loop}")
    writer.replace_given([*results, end])


def _step(
    writer: Writer,
    stem: str,
    parameters: list[str],
    block: Block,
    args: list[Value],
    loop: Op | None,
    first: str = "",
) -> str:
    """The condition (`loop` is None) or the body of a loop, as a function of the carried tuple.

    `first`: a line to begin with.
    """
    name = writer.names.new(stem)
    carry = writer.names.new(parameters[-1])
    writer.define_function(name, [*parameters[:-1], carry])
    with writer.indented():
        if first:
            writer.line(first)
        if args:
            parts = [writer.use(value) if writer.reads(value) else "_" for value in args]
            writer.line(f"{items(parts)} = {carry}")
        writer.block(block)
        last = block.terminator.operands
        if loop is None:
            writer.line(f"return {writer.use(last[0])}")
        else:
            kept = [last[value.index] for value in args]
            writer.wrapped("return (", varied(writer, kept, args), ",)" if len(kept) == 1 else ")")
    writer.line("")
    return name


def branches(writer: Writer, op: Op) -> None:
    names: list[str] = []
    for region in op.regions:
        name = writer.names.new("branch")
        writer.define_function(name, [])
        with writer.indented():
            writer.block(region.block)
            values = region.block.terminator.operands
            texts = in_short(writer, values, varied(writer, values, op.results))
            writer.filled("return (", texts, ",)" if len(texts) == 1 else ")")
        writer.line("")
        names.append(name)
    chooser = writer.use(op.operands[0])
    chosen = f"lax.cond({chooser}, {', '.join(names)})"
    if op.operands[0].tensor.element != "i1":
        # An index out of range takes the last branch; lax.switch would take the first below zero.
        index = f"jnp.where({chooser} < 0, {len(names) - 1}, {chooser})"
        chosen = f"lax.switch({index}, [{', '.join(names)}])"
    assign_all(writer, op, f"{chosen}[0]" if len(op.results) == 1 else chosen)

"""Constants from text: `dense<...>`, `dense_resource<...>`, `sparse<...>`."""

from __future__ import annotations

from shardwright.ir.parser.tokens import Bad, Parser
from shardwright.ir.parser.types import shape_of
from shardwright.ir.scanner.masks import unmask
from shardwright.spec.attributes import Attribute, Dense, Word
from shardwright.spec.types import TensorType, Type, tensor
from shardwright.spec.values import dense as payloads
from shardwright.spec.values.dense_literal import Literal, Wrong, read_literal, wrong_escape
from shardwright.spec.values.rare_attributes import Resource


def dense(p: Parser, type: Type | None) -> Attribute:
    """`dense<[1, 2]> : tensor<2xi32>`. Raises Bad."""
    start = p.start
    p.advance()
    p.expect("<", "expected '<' after 'dense'")
    if p.has("blob"):
        return _cut_out(p, start, type)
    literal = Literal(None, [], [])
    if not p.accept(">"):
        literal = _literal(p)
        p.expect(">")
    found, shape = _shaped(p, start, type)
    try:
        return _made(payloads.of_literal(literal, shape), found)
    except Wrong as problem:
        raise Bad(problem.message, start if problem.at < 0 else problem.at) from None


def _cut_out(p: Parser, start: int, type: Type | None) -> Attribute:
    """A constant whose elements were cut out of the text."""
    at, payload = p.start, unmask(p.take(), p.blobs)
    p.expect(">")
    found, shape = _shaped(p, start, type)
    try:
        return _made(payloads.canonical(payload, shape), found)
    except Wrong as problem:
        if problem.at < 0:
            raise Bad(problem.message, start) from None
        raise Bad(problem.message, at, inside=payload[: problem.at]) from None


def _literal(p: Parser) -> Literal:
    """The elements up to the closing bracket."""
    try:
        literal, end = read_literal(p.text, p.start)
    except Wrong as problem:
        p.move(problem.at)
        raise p.unread(Bad(problem.message, problem.at)) from None
    p.last_end = end
    p.move(end)
    if not any(word.startswith('"') for word in literal.words):
        return literal
    words = [unmask(word, p.blobs) for word in literal.words]
    for word, place in zip(words, literal.places, strict=True):
        wrong = wrong_escape(word)
        if wrong >= 0:
            raise Bad("unknown escape in string literal", place + 1, inside=word[1:wrong])
    return literal._replace(words=words)


def _shaped(p: Parser, start: int, type: Type | None) -> tuple[Type, TensorType]:
    """The type of a constant, and the tensor of its shape and elements."""
    found = type
    if found is None:
        p.expect(":")
        found = p.type()
    shape = shape_of(found)
    if shape is None and not found.text.startswith(("tensor<*", "memref<*")):
        raise Bad("elements literal must be a shaped type", start)
    if shape is None or not shape.is_static:
        raise Bad("elements literal type must have static shape", start)
    return found, shape


def _made(payload: str, type: Type) -> Attribute:
    return (
        Dense(payload, type) if isinstance(type, TensorType) else Word(f"dense<{payload}> : {type}")
    )


def dense_resource(p: Parser, type: Type | None) -> Attribute:
    """`dense_resource<name> : type`. Raises Bad."""
    p.advance()
    p.expect("<", "expected '<' after 'dense_resource'")
    if p.has("string"):
        name = p.string()
    elif p.has("word"):
        name = p.take()
    else:
        raise p.wrong("expected identifier key for 'resource' entry")
    p.expect(">")
    found, at = type, p.start
    if found is None:
        p.expect(":")
        found = p.type()
    if shape_of(found) is None:
        raise Bad("`dense_resource` expected a shaped type", at)
    return Resource(name, found)


def sparse(p: Parser, type: Type | None) -> Attribute:
    """`sparse<[[0, 1]], [5]> : tensor<2x3xi32>`. Raises Bad."""
    start = p.start
    p.advance()
    p.expect("<", "Expected '<' after 'sparse'")
    if p.accept(">"):
        found, _ = _shaped(p, start, type)
        return Word(f"sparse<> : {found}")
    indices_at, indices = p.start, _literal(p)
    p.expect(",")
    values_at, values = p.start, _literal(p)
    p.expect(">")
    found, shape = _shaped(p, start, type)
    index_type = tensor(indices.shape or (1, shape.rank), "i64")
    value_type = tensor(values.shape or index_type.shape[:1], shape.element)
    if indices.is_string:
        raise Bad("integer constant out of range for type", indices_at)
    shown_indices = _part(indices, index_type, indices_at)
    shown_values = _part(values, value_type, values_at)
    problem = _sparse_problem(index_type, value_type, shape) or _outside(
        shown_indices, index_type, found, shape
    )
    if problem:
        raise Bad(problem, start)
    if not index_type.count:
        return Word(f"sparse<> : {found}")
    return Word(f"sparse<{shown_indices}, {shown_values}> : {found}")


def _part(literal: Literal, type: TensorType, at: int) -> str:
    try:
        return payloads.of_literal(literal, type)
    except Wrong as problem:
        raise Bad(problem.message, at if problem.at < 0 else problem.at) from None


def _sparse_problem(indices: TensorType, values: TensorType, whole: TensorType) -> str:
    if values.rank != 1:
        return "expected 1-d tensor for sparse element values"
    has_rows = indices.rank == 2 and indices.shape[1] == whole.rank
    has_row = indices.rank == 1 and whole.rank == 1
    if (has_rows or has_row) and indices.shape[0] == values.shape[0]:
        return ""
    return (
        f"expected shape ({payloads.shown_shape(whole.shape)}); inferred shape of indices literal"
        f" ({payloads.shown_shape(indices.shape)}); inferred shape of values literal"
        f" ({payloads.shown_shape(values.shape)})"
    )


def _outside(text: str, indices: TensorType, type: Type, whole: TensorType) -> str:
    """The message about the first index that no element has; "" without one."""
    if not indices.count:
        return ""
    rows = payloads.values(Dense(text, indices)).reshape(indices.shape[0], -1).tolist()
    for number, row in enumerate(rows):
        if any(not 0 <= at < size for at, size in zip(row, whole.shape, strict=True)):
            shown = ", ".join(str(at % (1 << 64)) for at in row)
            return (
                f"sparse index #{number} is not contained within the value shape, with"
                f" index=[{shown}], and type='{type}'"
            )
    return ""

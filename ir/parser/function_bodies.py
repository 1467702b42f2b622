"""Function ops: their regions, their generic form, and the match of bodies with their types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from shardwright.ir.memo.known_statements import Mistake, Reader, Template
from shardwright.ir.scanner.slot_places import filled_offset
from shardwright.ir.scanner.split import Statement
from shardwright.spec.attributes import (
    EMPTY,
    Array,
    Attribute,
    Attrs,
    ShardingAttr,
    String,
    TypeAttr,
)
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import Type


class FuncArg(NamedTuple):
    """An argument or result; `name` and `loc` are the texts of their slots."""

    name: str
    type: Type
    sharding: Sharding | None
    attrs: Attrs
    loc: str


class FuncHead(NamedTuple):
    """`attrs`: inherent ones that no other field holds."""

    name: str
    visibility: str
    args: list[FuncArg]
    results: list[FuncArg]
    attrs: Attrs
    notes: Attrs
    loc: str


_VISIBILITIES = ("public", "private", "nested")


def generic_func(template: Template, reader: Reader) -> FuncHead:
    """The head of a function in generic form. Raises Mistake."""
    attrs, name = template.attrs, template.attrs.get("sym_name")
    type, visibility = attrs.get("function_type"), attrs.get("sym_visibility")
    for problem, is_wrong in (
        ("requires zero results", template.outs),
        ("requires zero operands", template.uses),
        ("requires attribute 'function_type'", not isinstance(type, TypeAttr)),
        ("requires attribute 'sym_name'", not isinstance(name, String)),
    ):
        if is_wrong:
            raise Mistake(f"'func.func' op {problem}", 0)
    if not str(type).startswith("("):
        message = "failed to satisfy constraint: type attribute of function type"
        raise Mistake(f"'func.func' op attribute 'function_type' {message}", 0)
    assert isinstance(name, String)
    word = visibility.value if isinstance(visibility, String) else ""
    if word and word not in _VISIBILITIES:
        message = (
            f'visibility expected to be one of ["public", "private", "nested"], but got "{word}"'
        )
        raise Mistake(f"'func.func' op {message}", 0)
    ins, outs = reader.parse("function_type", str(type), {}, ())
    args = [FuncArg("", typed.type, None, EMPTY, "") for typed in ins]
    results = [FuncArg("", typed.type, None, EMPTY, "") for typed in outs]
    return FuncHead(
        name.value,
        word,
        with_attrs(args, "argument", attrs.get("arg_attrs")),
        with_attrs(results, "result", attrs.get("res_attrs")),
        Attrs({key: value for key, value in attrs.items() if _is_kept(key, value)}),
        template.notes,
        "",
    )


def _is_kept(key: str, value: Attribute) -> bool:
    """True if a property of a function stays as it is written: a list of empty dictionaries says
    nothing of arguments, but MLIR prints it again.
    """
    if key in ("arg_attrs", "res_attrs") and isinstance(value, Array):
        return not any(value.items)
    return key == "no_inline"


def with_attrs(values: list[FuncArg], word: str, attrs: Attribute | None) -> list[FuncArg]:
    """Arguments or results with the dictionaries of attributes that an array gives them."""
    if attrs is None:
        return values
    key = f"{word[:3]}_attrs"
    if any(value.attrs or value.sharding is not None for value in values):
        raise Mistake(f"attribute '{key}' occurs more than once in the attribute list", 0)
    if not isinstance(attrs, Array) or not all(isinstance(entry, Attrs) for entry in attrs):
        message = f"attribute '{key}' failed to satisfy constraint: Array of dictionary attributes"
        raise Mistake(f"'func.func' op {message}", 0)
    if len(attrs.items) != len(values):
        raise Mistake(
            f"'func.func' op expects {word} attribute array to have the same number of elements as"
            f" the number of function {word}s, got {len(attrs.items)}, but expected {len(values)}",
            0,
        )
    found: list[FuncArg] = []
    for value, entry in zip(values, attrs, strict=True):
        assert isinstance(entry, Attrs)
        sharding, rest = apart(entry)
        found.append(value._replace(sharding=sharding, attrs=rest))
    return found


def entry_problem(
    head: FuncHead, bodies: Sequence[Sequence[Statement]], statement: Statement
) -> Mistake | None:
    """The problem with the body of a function; an empty one in generic form declares it."""
    is_bare = not statement.key.lstrip().startswith('"')
    if len(bodies) != 1:
        return Mistake("'func.func' op requires one region", 0) if bodies or not is_bare else None
    (body,) = bodies
    if not body:
        end = filled_offset(statement.key, statement.slots, len(statement.key))
        return Mistake("expected non-empty function body", end) if is_bare else None
    has_label = body[0].key.startswith("^")
    if has_label and len(body) == 1:
        return Mistake("empty block: expect at least a terminator", 0, "end it with func.return")
    if head.args and not has_label and not all(arg.name for arg in head.args):
        count = len(head.args)
        return Mistake(
            f"'func.func' op entry block must have {count} arguments to match function signature",
            0,
            "name them: %arg0: tensor<...>",
        )
    return None


def apart(attrs: Attrs) -> tuple[Sharding | None, Attrs]:
    """The sharding in a dictionary of attributes, and the others."""
    sharding = attrs.get("sdy.sharding")
    if not isinstance(sharding, ShardingAttr):
        return None, attrs
    return sharding.sharding, attrs.without("sdy.sharding")

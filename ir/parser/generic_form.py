"""Checks of the generic form: as many types as operands, and properties that the op can hold.

Sentences are those of MLIR's parser, which the op's definition fills in.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from shardwright.ir.core import TERMINATORS
from shardwright.ir.parser.forms import Form
from shardwright.ir.parser.named_mistakes_elsewhere import op_help
from shardwright.ir.parser.tokens import Bad
from shardwright.ir.printer.attributes import DIRECTIONS, attribute_text, dictionary
from shardwright.spec.attributes import EMPTY, Attribute, Attrs, Enum, Int
from shardwright.spec.op import OpRow, ops
from shardwright.spec.types import Type
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.structure import RANKED, SHAPED

# Dialects that the grammar knows; of foreign ones only that they exist.
FOREIGN = ("mhlo",)
_NAME = re.compile(r"[A-Za-z_][\w$.]*")
_RESULT = re.compile(r"%[\w$.\-#]+\s*(?:(:)\s*[^\s\d]|[^\s=:,]|$)")
# What MLIR misses where the grammar would take a word, by rule.
SECOND = {
    "builtin_module": ("REGION", "expected '{' to begin a region"),
    "call": ("SYMBOL", "expected attribute value"),
    "func_constant": ("SYMBOL", "expected attribute value"),
}
DIALECTS = ("builtin", "func", "stablehlo", "chlo", "sdy", "mpmd", *FOREIGN)


def quoted_problem(name: str, allow_unregistered: bool) -> Bad | None:
    """The problem with an op in quotes that has no row."""
    dialect = name.partition(".")[0]
    if not name:
        return Bad("empty operation name is invalid", 0)
    if dialect in FOREIGN:
        return None
    if dialect in DIALECTS:
        message = (
            f"unregistered operation '{name}' found in dialect ('{dialect}') that does not allow"
            " unknown operations"
        )
        return Bad(message, 0, op_help(name, sorted(ops())))
    if allow_unregistered:
        return None
    return Bad(
        "operation being parsed with an unregistered dialect. If this is intended, please use"
        " -allow-unregistered-dialect with the MLIR tool used",
        0,
    )


def unknown_op(written: str, around: str) -> str:
    """MLIR's sentence about an op that is not known by this name where `around` needs no prefix."""
    dialect, _, rest = written.partition(".")
    if rest and dialect in DIALECTS:
        return f"custom op '{written}' is unknown"
    if rest:
        return f"Dialect `{dialect}' not found for custom op '{written}'"
    tried = f"(tried '{around}.{written}' as well)"
    if not around:
        return f"Dialect `' not found for custom op '{written}'  {tried}"
    return f"custom op '{written}' is unknown {tried}"


def aside(problem: Any, rule: str, rest: str, around: str) -> str:
    """MLIR's sentence about a word where a statement may end, or an op in quotes lacks its type.

    MLIR takes the word for the start of one more statement.
    """
    allowed = getattr(problem, "accepts", None) or getattr(problem, "allowed", None) or ()
    rest = rest.lstrip()
    word, sentence = SECOND.get(rule, ("", ""))
    if word in allowed:
        return f" ({sentence})"
    if rule == "generic" and "COLON" in allowed:
        return " (expected ':' followed by operation type)"
    if "$END" not in allowed or not rest:
        return ""
    if rule in ("arg", "bare_arg"):
        return " (expected ')')"
    return f" ({_as_statement(rest, around)})"


def _as_statement(rest: str, around: str) -> str:
    """MLIR's message for a statement that starts like this."""
    name, result = _NAME.match(rest), _RESULT.match(rest)
    if name is not None:
        return unknown_op(name[0], around)
    if result is not None:
        return "expected integer number of results" if result[1] else "expected '=' after SSA name"
    return "expected operation name in quotes"


def named(key: str, value: Attribute) -> Attribute:
    """The enum that the generic form writes as a number."""
    if key != "allowed_direction" or not isinstance(value, Int) or value.type != "i32":
        return value
    word = next((word for word, number in DIRECTIONS.items() if number == value.value), "")
    return Enum("propagation_direction", word, "sdy") if word else value


def stored(row: OpRow, properties: Attrs) -> Attrs:
    """The properties that an op has a place for. Raises Bad for those of another class."""
    frame = row.structure
    if frame is None:
        return properties
    given = f"invalid properties {dictionary(properties)} for op {row.name}"
    if not row.inherent:
        raise Bad(f"{given}: this operation has empty properties", 0)
    unfit = frame.unfit(Attrs({key: named(key, value) for key, value in properties.items()}))
    if unfit is not None:
        key, value = unfit
        shown = attribute_text(key, value)
        raise Bad(f"{given}: Invalid attribute `{key}` in property conversion: {shown}", 0)
    return Attrs({key: value for key, value in properties.items() if key in row.inherent})


def divided(row: OpRow | None, form: Form) -> tuple[dict[str, Attribute], dict[str, Attribute]]:
    """The written dictionary as inherent and discardable attributes. Raises Bad.

    Where properties are written too, they win, and what has no place in the op is dropped.
    """
    inherent: dict[str, Attribute] = {}
    notes: dict[str, Attribute] = {}
    if not form.written:
        return inherent, notes
    frame = row.structure if row is not None else None
    kinds = {field.name: field.kind for field in frame.fields} if frame is not None else {}
    for key, value in form.written.items():
        kind = kinds.get(key)
        if row is None or key not in row.inherent:
            notes[key] = value
        elif form.properties is EMPTY:
            if kind is not None and not kind.accepts(named(key, value)):
                sentence = f"attribute '{key}' failed to satisfy constraint: {kind.words}"
                raise Bad(f"'{row.name}' op {sentence}", 0)
            inherent[key] = value
        elif key in form.properties:
            continue
        elif kind is None or (kind.stores or kind.accepts)(named(key, value)):
            inherent[key] = value
    return inherent, notes


# Syntaxes whose types are read as those of tensors.
_TENSORS_ONLY = ("chlo", "chlo_binary", "chlo_broadcast", "top_k", "iota")


def check_types(row: OpRow | None, form: Form, is_quoted: bool) -> None:
    """Raises Bad unless a statement has a type for each operand, of a kind the syntax takes."""
    ins, count = form.ins, len(form.operands)
    if ins is None:
        return
    if len(ins) != count:
        raise Bad(_count_message(row, len(ins), count, is_quoted), 0)
    frame = row.structure if row is not None and not is_quoted else None
    if isinstance(frame, Definition) and row is not None and row.syntax in _TENSORS_ONLY:
        outs = form.outs if row.syntax != "chlo_broadcast" else ()
        pairs = (*zip(ins, frame.ins, strict=False), *zip(outs, frame.outs, strict=False))
        for typed, kind in pairs:
            if typed.slot < 0 and not str(typed.type).startswith("tensor<"):
                raise Bad(_kind_message(not kind.words.startswith("tensor"), typed.type), 0)
    if frame is not None and frame.takes in (RANKED, SHAPED):
        for typed in ins:
            if typed.slot < 0 and not frame.takes.accepts(typed.type):
                raise Bad(_kind_message(frame.takes is RANKED, typed.type), 0)


def _count_message(row: OpRow | None, types: int, operands: int, is_quoted: bool) -> str:
    if is_quoted or row is None:
        return f"expected {operands} operand types but had {types}"
    if row.syntax == "return" and not types:
        return "expected ':' and the types of what is returned"
    if row.syntax == "return" and not operands:
        return "expected operation name in quotes, got types of nothing"
    if row.syntax == "pointwise":
        return f"{operands} operands present, but expected {types}"
    return f"number of operands and types do not match: got {operands} operands and {types} types"


def _kind_message(is_ranked: bool, type: Type) -> str:
    message = "invalid kind of type specified"
    return f"{message}: expected builtin.tensor, but found '{type}'" if is_ranked else message


def check_successors(row: OpRow | None, successors: Sequence[str]) -> None:
    """Raises Bad when an op goes on to blocks that does not end one."""
    if successors and row is not None and row.name not in TERMINATORS:
        raise Bad("successors in non-terminator", 0)

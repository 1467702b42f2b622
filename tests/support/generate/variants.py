"""Every op of the table in every spelling: optional attributes present and absent, each enum case,
other element types and sizes, discardable attributes, shardings.

Texts are changed in MLIR's generic form. What is not legal is refused by jaxlib.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from shardwright.spec.op import OpRow, ops
from shardwright.testing.generate.base_programs import COMMON, base
from shardwright.testing.texts.attribute_texts import ELEMENTS, ENUMS, KEYS, NOTES, VALUES
from shardwright.testing.texts.generic_text import (
    Span,
    entries,
    result_types,
    spans,
    with_attributes,
    with_properties,
)

MESH = '  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=4, "y"=2]>, sym_name = "mesh"}> : () -> ()\n'
_MARKS = ("no_inline", "sym_visibility")  # of functions and modules, what may change without harm

_ENUM = re.compile(r"#(stablehlo|chlo)<(\w+) (\w+)>")
_ELEMENT = re.compile(r"(?<=[<x])(f32|i32|ui32|i64|bf16|i1|i8|f16|f64)(?=>)")
_SIZE = re.compile(r"(?<=[<x])(\d+)x")

Change = Callable[[str, Random], str]


def _spans(text: str) -> list[Span]:
    return [
        span for span in spans(text) if span.name not in ("builtin.module", "func.func", "sdy.mesh")
    ]


def vary_properties(text: str, random: Random) -> str:
    """One property of an op dropped, changed or added."""
    found = [(span, key) for span in spans(text) for key in _keys(text, span)]
    inner = [choice for choice in found if choice[0].name not in COMMON]
    choices = inner if inner and random.random() < 0.9 else found
    if not choices:
        return text
    span, key = random.choice(choices)
    items = entries(text[slice(*span.properties)])
    values = VALUES.get(key, [])
    if key in items and (not values or random.random() < 0.4):
        del items[key]
    elif values:
        items[key] = random.choice(values)
    return with_properties(text, span, items)


def _keys(text: str, span: Span) -> list[str]:
    """Properties of an op that may be changed: those it has, and those its row names."""
    row = ops().get(span.name)
    keys = dict.fromkeys([*entries(text[slice(*span.properties)]), *(row.inherent if row else ())])
    return [key for key in keys if span.name not in COMMON or key in _MARKS]


def vary_enums(text: str, random: Random) -> str:
    """Another case of an enum."""
    found = [match for match in _ENUM.finditer(text) if match[2] in ENUMS]
    if not found:
        return text
    match = random.choice(found)
    case = random.choice(ENUMS[match[2]].split())
    return f"{text[: match.start(3)]}{case}{text[match.end(3) :]}"


def vary_elements(text: str, random: Random) -> str:
    """One element type replaced everywhere by another."""
    found = sorted(set(_ELEMENT.findall(text)))
    if not found:
        return text
    old, new = random.choice(found), random.choice(ELEMENTS)
    return _ELEMENT.sub(lambda match: new if match[0] == old else match[0], text)


def vary_sizes(text: str, random: Random) -> str:
    """One size replaced everywhere, by an unknown one or another."""
    found = sorted(set(_SIZE.findall(text)))
    if not found:
        return text
    old, new = random.choice(found), random.choice(("?", "?", "1", "0", "12"))
    return _SIZE.sub(lambda match: f"{new}x" if match[1] == old else match[0], text)


def add_notes(text: str, random: Random) -> str:
    """Discardable attributes on any op, also on functions, returns and the module."""
    for _ in range(random.randint(1, 3)):
        span = random.choice(list(spans(text)))
        keys = KEYS[:5] if span.name == "builtin.module" else KEYS
        notes = {key: random.choice(NOTES) for key in random.sample(keys, random.randint(1, 3))}
        text = with_attributes(text, span, notes)
    return text


_DIMS = ("{}", "{?}", '{"x"}', '{"y", ?}', '{"x":(1)2, ?}p1', '{"x":(2)2}', '{"y"}p0')


def add_shardings(text: str, random: Random) -> str:
    """A sharding for each result of an op; each axis at most once."""
    found = _spans(text)
    if not found:
        return text
    span = random.choice(found)
    shardings: list[str] = []
    for type in result_types(text, span):
        rank = type.count("x", 0, type.rfind("x") + 1) if type.startswith("tensor<") else 0
        left, dims = list(_DIMS[2:]), list[str]()
        for _ in range(max(rank, 0)):
            dims.append(
                left.pop(random.randrange(len(left)))
                if left and random.random() < 0.3
                else random.choice(_DIMS[:2])
            )
            left = [dim for dim in left if dim[:4] not in {d[:4] for d in dims}]
        shardings.append(f"<@mesh, [{', '.join(dims)}]>")
    if not shardings:
        return text
    value = f"#sdy.sharding_per_value<[{', '.join(shardings)}]>"
    return with_attributes(text, span, {"sdy.sharding": value})


CHANGES: tuple[Change, ...] = (
    vary_properties, vary_properties, vary_enums, vary_elements, vary_elements, vary_sizes,
    add_notes, add_shardings,
)  # fmt: skip


def with_mesh(text: str) -> str:
    """The text with the mesh that shardings speak of, if it has none."""
    if "@mesh" not in text or 'sym_name = "mesh"' in text:
        return text
    at = text.index("({\n") + 3
    return text[:at] + MESH + text[at:]


def variant(row: OpRow, random: Random) -> str:
    """A program with an op of a row, changed in up to four ways; perhaps not legal."""
    text = base(row, random)
    for change in random.choices(CHANGES, k=random.choice((0, 1, 1, 1, 2, 2, 4))):
        text = change(text, random)
    return with_mesh(text)

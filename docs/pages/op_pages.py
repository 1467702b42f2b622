"""Writes the pages `docs/ops/*.md`: one per family of the op table, and the coverage."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from shardwright.ir.core import Module, Op
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.spec import ops as families
from shardwright.spec.attributes import Attribute, Enum, String
from shardwright.spec.factors import Kind
from shardwright.spec.op import OpRow, Sig, ops
from shardwright.spec.verifying.definition import Definition
from shardwright.testing.generate.written_ops import written_texts
from shardwright.testing.op_table.op_cases import cases, module_of
from shardwright.testing.op_table.op_sentences import sentences
from shardwright.testing.op_table.op_spellings import spelled
from shardwright.testing.oracle.identity import fault, forms

SAMPLES = 40  # of each op; those that differ in a word are variants
_NAMES = [f"x{k}" for k in range(40)]
MADE = "Made from the op table by `make golden`.\n"


@dataclass(frozen=True, slots=True)
class Variant:
    """One spelling of an op that differs from its others in a word, in a module."""

    word: str
    module: Module
    op: Op


def family_names() -> list[str]:
    """The files of `spec/ops` that hold rows."""
    return [module.name for module in iter_modules(families.__path__) if rows_of(module.name)]


def rows_of(family: str) -> list[OpRow]:
    """The rows of one file."""
    module = import_module(f"{families.__name__}.{family}")
    return [row for row in ops().values() if row in module.ROWS]


# --- variants


@cache
def _written() -> dict[str, list[Variant]]:
    found: dict[str, list[Variant]] = {}
    for module in map(parse, written_texts()):
        for op in module.walk():
            found.setdefault(op.name, []).append(Variant(_word(op), module, op))
    return found


@cache
def variants(row: OpRow) -> list[Variant]:
    """A row's variants: by the reducer of its region, the cases of its enums, a call's target."""
    drawn = cases(row, SAMPLES) if row.sample else []
    every = [
        Variant(case.sample.body or _word(case.op), module_of([case]), case.op) for case in drawn
    ]
    found: dict[str, Variant] = {}
    for variant in every or _written().get(row.name, []):
        best = found.setdefault(variant.word, variant)
        if _worth(variant.op) > _worth(best.op):
            found[variant.word] = variant
    return [found[word] for word in sorted(found)]


def _word(op: Op) -> str:
    target = op.attrs.get("call_target_name")
    words = [value.case for value in op.attrs.values() if isinstance(value, Enum)]
    return f"@{target.value}" if isinstance(target, String) else " ".join(words)


def _worth(op: Op) -> int:
    """The value of an op as an example: two dims, something summed."""
    rule = op.sig.rule
    reduces = rule is not None and bool(rule.of_kind(Kind.REDUCTION))
    return reduces + (bool(op.operands) and len(op.sig.shape(0)) == 2)


# --- the table


def coverage_page() -> str:
    """`docs/ops/README.md`: what is covered, by op and variant."""
    lines = ["# Ops\n", MADE, _HEAD, f"| op | variant | {' | '.join(COLUMNS)} |"]
    lines.append(f"|---|---|{'---|' * len(COLUMNS)}")
    counts = dict.fromkeys(COLUMNS, 0)
    total = 0
    for family in family_names():
        for row in rows_of(family):
            for variant in variants(row) or [None]:
                marks = _marks(row, variant)
                total += 1
                for column in COLUMNS:
                    counts[column] += marks[column]
                shown = " | ".join("✓" if marks[column] else "–" for column in COLUMNS)
                name = f"[{row.name}]({family}.md#{_anchor(row.name)})"
                lines.append(f"| {name} | {variant.word if variant else 'untried'} | {shown} |")
    sums = " | ".join(str(count) for count in counts.values())
    lines.append(f"| {len(ops())} ops | {total} variants | {sums} |")
    return "\n".join(lines) + "\n"


COLUMNS = ("parse", "print", "verify", "rule", "reference", "jax", "torch")
_HEAD = """\
What stands behind each column, and where it is tested:

- parse, print: jaxlib reads the variant, and we print both of its forms as MLIR does, byte for
  byte. `tests/fuzz_identity.py` holds many more spellings of each op against MLIR.
- verify: the row states classes of operands, results and attributes, or a check; see its page.
  Invalid modules are held against MLIR's verifier in `tests/ir`.
- rule: shardings flow through the op by factors. Ops without a rule pass shardings along edges
  (loops, branches, calls, barriers), or hold no tensor that could be cut.
- reference: the op runs in numpy, on one device or all. jax, torch: scripts spell it.

Ops marked `untried` have types that jaxlib does not know, so nothing can be held against MLIR.
An op's page shows both forms, its attributes, what is checked, a rule, and the spellings.
"""


def _anchor(name: str) -> str:
    return name.lower().replace(".", "")


def _marks(row: OpRow, variant: Variant | None) -> dict[str, bool]:
    """The facts of a variant; of an op without one only those of its row."""
    said = {"verify": row.structure is not None or row.check is not None}
    said |= {"reference": row.run is not None}
    if variant is None:
        return dict.fromkeys(COLUMNS, False) | said
    text = print_module(variant.module, generic=True)
    wrong = fault(text, forms(text))
    return said | {
        "parse": not wrong.startswith(("parse", "crash")),
        "print": not wrong,
        "rule": variant.op.sig.rule is not None,
        **{target: bool(spelling(row, variant.op.sig, target)) for target in ("jax", "torch")},
    }


def spelling(row: OpRow, sig: Sig, target: str) -> str:
    """A target's spelling of an op: an expression, or the file that writes it; "" for none."""
    text = spelled(sig, target, _NAMES[: len(sig.ins)])
    if not text and row.name in import_module(f"shardwright.backends.{target}.ops").OPS:
        return f"written by `backends/{target}`"
    return f"`{text}`" if text else ""


# --- a family's page


def family_page(family: str) -> str:
    """`docs/ops/<family>.md`."""
    about = (import_module(f"{families.__name__}.{family}").__doc__ or "").strip()
    parts = [f"# {family.replace('_', ' ').capitalize()}\n", about + "\n", MADE]
    parts += [_section(row) for row in rows_of(family)]
    return "\n".join(parts)


def _section(row: OpRow) -> str:
    found = variants(row)
    lines = [f"## {row.name}\n"]
    if found:
        lines.append(f"```mlir\n{_examples(row, found[0])}\n```\n")
    lines += [f"- {line}" for line in _facts(row, found)]
    return "\n".join(lines) + "\n"


def _examples(row: OpRow, variant: Variant) -> str:
    """The op in its pretty form, then in its generic one."""
    texts = [print_module(variant.module, generic=is_quoted) for is_quoted in (False, True)]
    shown = [_op_text(text, row.name, k == 1) for k, text in enumerate(texts)]
    return shown[1] if row.syntax == "generic" else "\n".join(text for text in shown if text)


def _op_text(text: str, name: str, is_quoted: bool) -> str:
    """The lines of the first op of a name, without their margin."""
    lines = text.rstrip().split("\n")
    heads = [f'"{name}"('] if is_quoted else [name, name.partition(".")[2]]
    start = next((k for k, line in enumerate(lines) if _starts(line, heads, is_quoted)), -1)
    if start < 0:
        return ""
    margin = len(lines[start]) - len(lines[start].lstrip())
    end = start + 1
    if lines[start].endswith("{") or _goes_on(lines, end, margin):
        while not _closes(lines[end], margin):
            end += 1
        end += 1
    return "\n".join(line[margin:] for line in lines[start:end])


def _starts(line: str, heads: Sequence[str], is_quoted: bool) -> bool:
    body = line.strip()
    body = body.split(" = ", 1)[-1] if body.startswith("%") else body
    return any(
        re.match(re.escape(head) + (r"" if is_quoted else r"(?![\w.])"), body) for head in heads
    )


def _goes_on(lines: Sequence[str], at: int, margin: int) -> bool:
    """True if the next line is a `reducer` or `cond` of the op."""
    return at < len(lines) and lines[at][margin:].startswith((" reducer", "cond "))


def _closes(line: str, margin: int) -> bool:
    return not line[:margin].strip() and _END.match(line[margin:]) is not None


_END = re.compile(r"\}(?!.*\{$)")


def _facts(row: OpRow, found: Sequence[Variant]) -> Iterator[str]:
    frame = row.structure
    if isinstance(frame, Definition):
        for title, classes in (("Operands", frame.ins), ("Results", frame.outs)):
            words = [("any number of: " if one.many else "") + one.words for one in classes]
            if len(words) > 1 and len({*words}) == 1:
                words = [f"{len(words)} of {words[0]}"]
            if words:
                yield f"{title}: {'; '.join(words)}"
    yield from _attributes(row)
    if found and (rule := found[0].op.sig.rule) is not None:
        yield f"Rule of the example: `{rule}`"
    yield from _checks(row)
    for target in ("jax", "torch"):
        if found and (text := spelling(row, found[0].op.sig, target)):
            yield f"In {target}: {text}"
    if found and (flops := found[0].op.sig.flops):
        each = f", {row.flops:g} per point" if isinstance(row.flops, int | float) else ""
        yield f"Flops of the example: {flops:g}{each}"


def _attributes(row: OpRow) -> Iterator[str]:
    fields = {field.name: field for field in row.structure.fields} if row.structure else {}
    defaults: dict[str, Attribute] = dict(row.defaults)
    shown: list[str] = []
    for name in row.inherent:
        field = fields.get(name)
        words = f" ({field.kind.words.removesuffix('.')})" if field else ""
        optional = " optional" if field and not field.is_required else ""
        default = f", default `{defaults[name]}`" if name in defaults else ""
        shown.append(f"`{name}`{optional}{words}{default}")
    if shown:
        yield f"Attributes: {'; '.join(shown)}"


def _checks(row: OpRow) -> Iterator[str]:
    frame = row.structure
    traits = frame.traits if isinstance(frame, Definition) else ()
    found = [text for check in (*traits, row.check, row.infer) for text in sentences(check)]
    if found:
        quoted = "; ".join(f"`{text}`" for text in dict.fromkeys(found))
        yield f"Checked: {quoted}"

"""Whether what a plan says of ops is what runs: by a second reading of cuts, and by numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import prod

from shardwright.ir.core import Module, Op
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.registry import parse_pipeline
from shardwright.spec import plan
from shardwright.spec.attributes import Array, Attrs, String
from shardwright.spec.cuts import SELECT, completion
from shardwright.testing.soundness import differences, evaluate

NUMBER = "t.number"  # an attribute that nothing reads
PLAIN = "propagate,insert-reshards,pad,reshard-to-collectives,localize"
LONGER = 8  # positions by which a sum that is scattered unevenly is padded, at most
# What rounds to fewer than 24 bits may differ by more than `differences` takes.
NARROW = re.compile(r"\bf8|\bbf16\b|\bf16\b|reduce_precision")


# --- a second reading of a cut: from texts alone


def expected_shapes(op: Op, mesh: dict[str, int]) -> list[tuple[int, ...]]:
    """Shapes on one device of operands and results, by the letters of the printed rule."""
    given = op.notes[plan.CUT]
    assert isinstance(given, Attrs)
    parts = {letter: prod(_size(word, mesh) for word in _words(v)) for letter, v in given.items()}
    body = str(op.sig.rule).partition(" {")[0]
    tensors = re.findall(r"\[([^\]]*)\]", body)
    shapes = [value.shape for value in (*op.operands, *op.results)]
    found: list[tuple[int, ...]] = []
    for text, shape in zip(tensors, shapes, strict=True):
        dims = [re.findall(r"[a-z](?:_\d+)?", dim) for dim in text.split(", ")] if text else []
        counts = [prod(parts.get(letter, 1) for letter in dim) for dim in dims]
        found.append(tuple(-(-n // count) for n, count in zip(shape, counts, strict=True)))
    return found


def _words(value: object) -> Iterator[str]:
    assert isinstance(value, Array)
    for item in value:
        assert isinstance(item, String)
        yield item.value


def _size(word: str, mesh: dict[str, int]) -> int:
    return int(word.rpartition(")")[2]) if ":(" in word else mesh[word]


def are_as_told(op: Op, has: list[tuple[int, ...]], wanted: list[tuple[int, ...]]) -> bool:
    """Whether shapes are as told, but for padding of sums that are scattered unevenly."""
    pairs = [(a, b) for x, y in zip(has, wanted, strict=True) for a, b in zip(x, y, strict=True)]
    may_be_longer = is_partial(op) or "partial" in str(op.notes.get(plan.OPERANDS))
    return all(b <= a < b + (LONGER if may_be_longer else 1) for a, b in pairs)


def is_partial(op: Op) -> bool:
    """Whether a reduced factor of an op is cut."""
    given = op.notes[plan.CUT]
    assert isinstance(given, Attrs)
    reduced = re.search(r"reduction=\{([^}]*)\}", str(op.sig.rule))
    letters = reduced[1].split(", ") if reduced else []
    return any(given.get(letter) not in (None, Array(())) for letter in letters)


# --- programs


def numbered(ops: list[Op]) -> None:
    for number, op in enumerate(ops):
        op.set_note(NUMBER, String(str(number)))


def by_number(module: Module) -> dict[str, list[Op]]:
    found: dict[str, list[Op]] = {}
    for op in module.walk():
        note = op.notes.get(NUMBER)
        if isinstance(note, String):
            found.setdefault(note.value, []).append(op)
    return found


def is_replaced(op: Op) -> bool:
    """An op that selects among what is cut is written as two, one of which sees the pieces."""
    return completion(op.sig) == SELECT and is_partial(op)


def faults_of(
    module: Module, ops: list[Op], seed: int, whole: str = "propagate,partition"
) -> list[str]:
    """What a program with told ops does otherwise than told, or computes otherwise than before.

    `whole`: the passes after which it is run.
    """
    numbered(ops)
    told = {str(k): op for k, op in enumerate(ops)}
    mesh = dict(next(m for m in module.meshes.values() if m.axes).axes)
    wanted = {k: expected_shapes(op, mesh) for k, op in told.items()}
    apart = {k for k, op in told.items() if op.row is None or op.row.local is not None}
    gone = {k for k, op in told.items() if is_replaced(op)}
    text = print_module(module)
    before, args = parse(text), inputs(module, seed)
    resharded = parse(text)
    parse_pipeline("propagate,insert-reshards").run(resharded)
    found, wrong = by_number(resharded), list[str]()
    for number in told.keys() - gone:
        kept = found.get(number, [])
        if not kept or any(plan.CUT not in op.notes for op in kept):
            wrong.append(f"{told[number].name} {number} is lost")
    local = parse(text)
    parse_pipeline(PLAIN).run(local)
    found = by_number(local)
    for number in told.keys() - gone - apart:
        for op in found.get(number, []):
            has = [value.shape for value in (*op.operands, *op.results)]
            if not are_as_told(told[number], has, wanted[number]):
                wrong.append(f"{op.name} {number} has {has}, not {wanted[number]}")
    local = parse(text)
    parse_pipeline(whole).run(local)
    if not NARROW.search(text):
        wrong += differences(evaluate(local, args), run(before, args))
    return wrong

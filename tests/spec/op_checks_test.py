"""What MLIR's verifier refuses, rows of shapes, indices, windows and algebra refuse too."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from shardwright.ir.core import Block, Op
from shardwright.spec.attributes import Attribute, Attrs, Dialect, Dims, Int, Ints, Number
from shardwright.spec.op import OpRow, Sample
from shardwright.spec.ops import dynamic, index, linalg, order, resize, shape, window
from shardwright.spec.types import TensorType, Type, tensor
from shardwright.testing.op_cases import Case, cases, regions_of, text_of

oracles = pytest.importorskip("shardwright.testing.oracles")
pytest.importorskip("jaxlib")

SAMPLES = 25
FAMILIES = (shape, resize, index, dynamic, window, order, linalg)
ROWS = [row for family in FAMILIES for row in family.ROWS if row.sample and row.check]


def _numbers(random: Random, values: tuple[int, ...]) -> tuple[int, ...]:
    """One number changed, dropped, added or repeated."""
    changed = list(values)
    place = random.randrange(len(values)) if values else 0
    what = random.choice(("change", "drop", "add", "repeat")) if values else "add"
    if what == "change":
        changed[place] += random.choice((-2, -1, 1, 2))
    elif what == "drop":
        changed.pop(place)
    elif what == "add":
        changed.append(random.choice((0, 1, 2)))
    else:
        changed[place] = random.choice(values)
    return tuple(changed)


def _attribute(random: Random, value: Attribute) -> Attribute:
    if isinstance(value, Ints):
        return Ints(_numbers(random, value.values), value.type)
    if isinstance(value, Int):
        return Int(value.value + random.choice((-2, -1, 1, 2, 5)), value.type)
    if not isinstance(value, Dialect) or not value.fields:
        return value
    fields = dict(value.fields)
    name = random.choice(list(fields))
    field = fields[name]
    if isinstance(field, Number):
        fields[name] = Number(field.value + random.choice((-1, 1, 2)))
    elif isinstance(field, Dims) and (numbers := _numbers(random, field.values)):
        fields[name] = Dims(numbers)
    else:
        del fields[name]
    return Dialect(value.name, tuple(fields.items()))


def _type(random: Random, type: Type) -> Type:
    assert isinstance(type, TensorType)
    if random.random() < 0.3:
        return tensor(type.shape, random.choice(("f32", "i32", "i1", "f64", "complex<f32>")))
    sizes = tuple(max(n, 1) for n in _numbers(random, type.shape))
    return type.with_shape(sizes)


def mutated(sample: Sample, random: Random) -> Sample:
    """The sample with one attribute, operand or result changed or gone."""
    attrs, ins, outs = dict(sample.attrs), list(sample.ins), list(sample.outs)
    what = random.choice(("attribute", "attribute", "missing", "operand", "fewer", "result"))
    if what == "attribute" and attrs:
        name = random.choice(list(attrs))
        attrs[name] = _attribute(random, attrs[name])
    elif what == "missing" and attrs:
        del attrs[random.choice(list(attrs))]
    elif what == "operand":
        place = random.randrange(len(ins))
        ins[place] = _type(random, ins[place])
    elif what == "fewer":
        ins.pop()
    else:
        place = random.randrange(len(outs))
        outs[place] = _type(random, outs[place])
    return replace(sample, ins=tuple(ins), outs=tuple(outs), attrs=Attrs(attrs))


def judged(row: OpRow, sample: Sample) -> tuple[str, str]:
    """Our complaint and MLIR's, "" for none."""
    assert row.check is not None
    block = Block(sample.ins)
    op = Op(row.name, block.args, sample.outs, sample.attrs, regions_of(sample))
    case = Case(row, sample, block, block.append(op))
    try:
        answer = oracles.jaxlib_print(text_of([case]))
    except oracles.Refused as refusal:
        return row.check(op.sig) or "", str(refusal)
    assert answer is not None, f"jaxlib died on {case}"
    return row.check(op.sig) or "", ""


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_what_mlir_refuses_is_refused(row: OpRow) -> None:
    random = Random(row.name)
    refused = 0
    for case in cases(row, SAMPLES):
        sample = mutated(case.sample, random)
        ours, theirs = judged(row, sample)
        refused += bool(theirs)
        assert ours or not theirs, f"{row.name} {sample}: {theirs}"
    assert refused > 3


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_what_mlir_accepts_is_accepted(row: OpRow) -> None:
    for case in cases(row, SAMPLES):
        assert judged(row, case.sample) == ("", "")


def test_a_row_without_check_is_caught() -> None:
    row = replace(ROWS[0], check=lambda sig: None)
    with pytest.raises(AssertionError):
        test_what_mlir_refuses_is_refused(row)

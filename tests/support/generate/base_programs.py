"""Small legal programs in MLIR's generic form, one per op: the bases that `variants` changes."""

from __future__ import annotations

from functools import cache
from random import Random

import numpy as np

from shardwright.ir.core import Func, Module, Op, clone
from shardwright.ir.print import print_module
from shardwright.spec.op import OpRow
from shardwright.testing.generate.written_ops import HOLDERS, written_texts
from shardwright.testing.op_table.op_cases import Case, draw
from shardwright.testing.oracle.identity import forms
from shardwright.testing.texts.generic_text import spans

# Ops that hold a program: they stand in every one.
COMMON = {"builtin.module", "func.func", "func.return", "sdy.mesh"}


def _function(case: Case) -> str:
    """A module in generic form whose function holds the op and returns nothing."""
    func = Func("main", [value.type for value in case.block.args], [], "public")
    known = dict(zip(case.block.args, func.args, strict=True))
    for op in case.block.ops:
        func.body.append(clone(op, known))
    func.body.append(Op("func.return", []))
    module = Module("")
    module.body.append(func)
    return print_module(module, generic=True)


@cache
def _written() -> dict[str, list[str]]:
    """Generic texts by the ops they hold, of the ops that draw no samples."""
    found: dict[str, list[str]] = {}
    for text in written_texts():
        generic = forms(text).generic
        names = {span.name for span in spans(generic)}
        for name in sorted(names if text in HOLDERS else names - COMMON):
            found.setdefault(name, []).append(generic)
    return found


def has_base(row: OpRow) -> bool:
    """True if programs with this op can be made."""
    return row.sample is not None or row.name in ("stablehlo.constant", "sdy.mesh", *_written())


def base(row: OpRow, random: Random) -> str:
    """A program with one op of a row, in generic form."""
    if row.name == "stablehlo.constant":
        return constant(random)
    texts = _written().get(row.name, [])
    if row.sample is not None and (not texts or random.random() < 0.7):
        return _function(draw(row, random))
    if not texts:
        texts = [text for group in _written().values() for text in group]
    return random.choice(texts)


# --- constants

_DTYPES = {
    "f16": "<f2", "f32": "<f4", "f64": "<f8", "i1": "<?", "i8": "<i1", "i16": "<i2", "i32": "<i4",
    "i64": "<i8", "ui8": "<u1", "ui16": "<u2", "ui32": "<u4", "ui64": "<u8", "complex<f32>": "<c8",
    "complex<f64>": "<c16",
}  # fmt: skip


def constant(random: Random) -> str:
    """A constant of random bits: a splat, nested lists, or a blob of bytes."""
    element = random.choice(list(_DTYPES))
    shape = random.choice(((), (1,), (3,), (2, 3), (0,), (2, 0), (100,), (101,), (4, 5, 6), (1, 1)))
    rng = np.random.default_rng(random.getrandbits(32))
    count = int(np.prod(shape))
    dtype = np.dtype(_DTYPES[element])
    size = 1 if random.random() < 0.3 else count
    raw = rng.bytes(size * dtype.itemsize) if element != "i1" else rng.integers(0, 2, size, "u1")
    if random.random() < 0.4 and element != "i1":
        raw = np.arange(size).astype(dtype).tobytes()
    blob = bytes(raw).hex().upper()
    type = f"tensor<{''.join(f'{n}x' for n in shape)}{element}>"
    value = f'"0x{blob}"' if blob and size in (1, count) else ""
    op = f'%0 = "stablehlo.constant"() <{{value = dense<{value}> : {type}}}> : () -> {type}'
    return f"{_HEAD}    {op}{_TAIL}"


_HEAD = """\
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
"""
_TAIL = """
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
"""

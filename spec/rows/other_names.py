"""Terms of other systems for terms of the language, for hints in messages."""

from __future__ import annotations

# What numpy, torch, JAX and other dialects call an op, without their prefix -> an op of the table.
OPS = {
    "addf": "stablehlo.add", "addi": "stablehlo.add", "sum": "stablehlo.reduce",
    "sub": "stablehlo.subtract", "subf": "stablehlo.subtract", "subi": "stablehlo.subtract",
    "mul": "stablehlo.multiply", "mulf": "stablehlo.multiply", "muli": "stablehlo.multiply",
    "div": "stablehlo.divide", "divf": "stablehlo.divide", "neg": "stablehlo.negate",
    "negf": "stablehlo.negate", "exp": "stablehlo.exponential", "pow": "stablehlo.power",
    "mod": "stablehlo.remainder", "rem": "stablehlo.remainder", "max": "stablehlo.maximum",
    "maximumf": "stablehlo.maximum", "relu": "stablehlo.maximum", "min": "stablehlo.minimum",
    "minimumf": "stablehlo.minimum", "sigmoid": "stablehlo.logistic", "cast": "stablehlo.convert",
    "convert_element_type": "stablehlo.convert", "astype": "stablehlo.convert",
    "bitcast": "stablehlo.bitcast_convert", "matmul": "stablehlo.dot_general",
    "einsum": "stablehlo.dot_general", "batch_matmul": "stablehlo.dot_general",
    "conv": "stablehlo.convolution", "conv2d": "stablehlo.convolution",
    "concat": "stablehlo.concatenate", "cat": "stablehlo.concatenate",
    "permute": "stablehlo.transpose", "view": "stablehlo.reshape", "squeeze": "stablehlo.reshape",
    "broadcast_to": "stablehlo.broadcast_in_dim", "expand": "stablehlo.broadcast_in_dim",
    "where": "stablehlo.select", "arange": "stablehlo.iota", "flip": "stablehlo.reverse",
    "argsort": "stablehlo.sort", "inv": "stablehlo.divide", "sqr": "stablehlo.multiply",
    "psum": "stablehlo.all_reduce", "allreduce": "stablehlo.all_reduce",
    "allgather": "stablehlo.all_gather", "ppermute": "stablehlo.collective_permute",
    "while_loop": "stablehlo.while", "cond": "stablehlo.if", "func": "func.func",
    "fn": "func.func", "def": "func.func", "const": "stablehlo.constant",
    "shard": "sdy.sharding_constraint", "with_sharding_constraint": "sdy.sharding_constraint",
}  # fmt: skip

# What numpy, torch, JAX and HLO call an element type -> ours.
ELEMENTS = {
    "float64": "f64", "double": "f64", "float32": "f32", "float": "f32", "single": "f32",
    "fp32": "f32", "float16": "f16", "half": "f16", "fp16": "f16", "bfloat16": "bf16",
    "int64": "i64", "s64": "i64", "long": "i64", "int32": "i32", "s32": "i32", "int": "i32",
    "int16": "i16", "s16": "i16", "short": "i16", "int8": "i8", "s8": "i8", "int4": "i4",
    "s4": "i4", "uint64": "ui64", "u64": "ui64", "uint32": "ui32", "u32": "ui32",
    "uint16": "ui16", "u16": "ui16", "uint8": "ui8", "u8": "ui8", "byte": "ui8", "u4": "ui4",
    "bool": "i1", "pred": "i1", "boolean": "i1", "complex64": "complex<f32>",
    "c64": "complex<f32>", "complex128": "complex<f64>", "c128": "complex<f64>",
    "complex": "complex<f32>", "si32": "i32", "si64": "i64", "si8": "i8", "si16": "i16",
    "fp8": "f8E4M3FN", "e4m3": "f8E4M3FN", "e5m2": "f8E5M2", "float8_e4m3fn": "f8E4M3FN",
    "float8_e5m2": "f8E5M2",
}  # fmt: skip

# ruff: noqa: E501  texts of attributes are long
"""Random texts of attributes, types and enums, which `variants` puts into programs."""

from __future__ import annotations

ENUMS = {
    "precision": "DEFAULT HIGH HIGHEST",
    "comparison_direction": "EQ NE GE GT LE LT",
    "comparison_type": "FLOAT TOTALORDER SIGNED UNSIGNED NOTYPE",
    "transpose": "NO_TRANSPOSE TRANSPOSE ADJOINT",
    "rng_algorithm": "DEFAULT THREE_FRY PHILOX",
    "rng_distribution": "UNIFORM NORMAL",
    "fft_type": "FFT IFFT RFFT IRFFT",
    "result_accuracy_mode": "DEFAULT HIGHEST TOLERANCE",
}

_CHANNELS = [
    f"#stablehlo.channel_handle<handle = {h}, type = {t}>" for h in (0, 1, 77) for t in (0, 1, 2)
]
_ACCURACIES = [
    "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>",
    "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>",
    "#stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 0.100000e+00, ulps = 2, mode ="
    " #stablehlo.result_accuracy_mode<TOLERANCE>>",
]
_BOOLS = ["true", "false"]
_PRECISIONS = [
    "[]",
    "[#stablehlo<precision HIGH>]",
    "[#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]",
    "[#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]",
]
_ALGORITHMS = [
    f"#stablehlo.dot_algorithm<lhs_precision_type = {lhs}, rhs_precision_type = {rhs},"
    f" accumulation_type = {acc}, lhs_component_count = {n}, rhs_component_count = {n},"
    f" num_primitive_operations = {k}, allow_imprecise_accumulation = {loose}>"
    for lhs, rhs, acc, n, k, loose in (
        ("tf32", "tf32", "f32", 1, 1, "false"), ("bf16", "bf16", "f32", 3, 6, "false"),
        ("f8E5M2", "f8E4M3FN", "f32", 1, 1, "true"), ("f32", "f32", "f32", 1, 1, "false"),
    )
]  # fmt: skip
# Texts that a property may have or gain; what does not fit an op is refused.
VALUES: dict[str, list[str]] = {
    "result_accuracy": _ACCURACIES,
    "indices_are_sorted": _BOOLS,
    "unique_indices": _BOOLS,
    "is_stable": _BOOLS,
    "lower": _BOOLS,
    "left_side": _BOOLS,
    "unit_diagonal": _BOOLS,
    "use_global_device_ids": ["unit"],
    "has_side_effect": _BOOLS,
    "is_host_transfer": _BOOLS,
    "channel_handle": _CHANNELS,
    "precision_config": _PRECISIONS,
    "algorithm": _ALGORITHMS,
    "compare_type": [
        f"#stablehlo<comparison_type {case}>" for case in ENUMS["comparison_type"].split()
    ],
    "api_version": [f"{n} : i32" for n in range(5)],
    "backend_config": ['""', '"a\\22b\\\\"', "{}", '{a = 1 : i32, "b c" = "d"}', '"é\\0A"'],
    "called_computations": ["[]", "[@f]", "[@f, @g]"],
    "window_strides": ["array<i64: 1, 1>", "array<i64: 1>", "array<i64: 1, 1, 1>"],
    "window_dilations": ["array<i64: 1, 1>", "array<i64: 1>"],
    "base_dilations": ["array<i64: 1, 1>", "array<i64: 1>"],
    "lhs_dilation": ["array<i64: 1, 1>", "array<i64: 1>"],
    "rhs_dilation": ["array<i64: 1, 1>", "array<i64: 1>"],
    "window_reversal": ["array<i1: true, false>", "array<i1: false>"],
    "padding": [
        "dense<0> : tensor<2x2xi64>",
        "dense<[[0, 1]]> : tensor<1x2xi64>",
        "dense<0> : tensor<1x2xi64>",
    ],
    "epsilon": ["1.000000e-03 : f32", "0.000000e+00 : f32", "1.000000e-07 : f32"],
    "feature_index": [f"{n} : i64" for n in range(4)],
    "broadcast_dimensions": ["array<i64>", "array<i64: 0>", "array<i64: 1>"],
    "infeed_config": ['"x"', '""'],
    "outfeed_config": ['"y"'],
    "layout": ["[]", "[[1, 0], [0, 1]]", "[unit]"],
    "no_inline": ["unit"],
    "known_expanding_dimensions": ["array<i64>", "array<i64: 0>"],
    "known_nonexpanding_dimensions": ["array<i64>", "array<i64: 0>"],
    "version": ["0 : i32", "3 : i32"],
    "composite_attributes": ["{}", '{a = 1 : i32, "b c" = [1.000000e+00 : f32]}'],
    "sym_visibility": ['"private"', '"public"', '"nested"'],
    "arg_attrs": ["[{a.b}]", "[{}]", "[{c.d = 1 : i32}, {}]"],
    "res_attrs": ["[{a.b}]", '[{e.f = "g"}]'],
    "source_target_pairs": ["dense<[[0, 1]]> : tensor<1x2xi64>", "dense<> : tensor<0x2xi64>"],
    "origin": ['"f1"', '["f1", "f2"]', '#mpmd.user_origin<"f1"(2)>', '[#mpmd.user_origin<"f1">]'],
    "stage_id": ["0 : i64", "3 : i64"],
    "unroll_factor": ["1 : ui32", "4 : ui32"],
    "scan_dim_size": ["8 : i64", "4 : i64"],
    "is_reverse": _BOOLS,
    "is_associative": [*_BOOLS, "#chlo<associativity TRUE>"],
    "operand_layouts": [
        "[]",
        "[dense<[1, 0]> : tensor<2xindex>]",
        "[dense<[0, 1]> : tensor<2xindex>]",
    ],
    "result_layouts": ["[]", "[dense<[1, 0]> : tensor<2xindex>]"],
}

NOTES = [
    "unit", "true", "1 : i32", "-5 : i8", "255 : ui8", "3 : index", "18446744073709551615 : ui64",
    "1.500000e+00 : f32", "0x7FC00000 : f32", "1.000000e-01 : f64", "-0.000000e+00 : bf16", '"text"',
    '"q\\22\\\\ \\0A\\C3\\A9"', "[]", '[1 : i32, "a", @f, [true]]', "{}", "{a = 1 : i8, b, \"c d\" = {}}",
    "array<i64>", "array<i32: 1, -2>", "array<i1: true, false>", "array<f32: 1.000000e+00>", "@f", "@f::@g",
    "i32", "tensor<4x?xf32>", "(i32, f32) -> tensor<2xi1>", "() -> ()", "!stablehlo.token", "none",
    "tuple<i32, tensor<f32>>", "dense<1> : tensor<2xi32>", "dense<[1.0, 2.0]> : tensor<2xf32>",
    "dense<[[true, false]]> : tensor<1x2xi1>", "dense<> : tensor<0xi64>", '"typed" : i32',
    "#stablehlo<precision HIGH>", "#stablehlo.channel_handle<handle = 1, type = 0>", "#stablehlo.bounds<?, 4>",
    "#chlo<comparison_direction GT>", '#sdy.sharding<@mesh, [{"x"}, {?}p1], replicated={"y"}>',
    '#sdy<manual_axes{"x"}>', "#stablehlo.gather<offset_dims = [0], index_vector_dim = 1>",
]  # fmt: skip
KEYS = (
    "a.b",
    "mhlo.frontend_attributes",
    "plan.note",
    "jax.z",
    "tf.w",
    '"odd key"',
    "z",
    "B",
    "_x",
    '"1a"',
    '"a-b.c"',
    "c.d.e$f",
)

ELEMENTS = [
    "f64",
    "f16",
    "bf16",
    "f8E4M3FN",
    "f8E5M2",
    "f8E4M3B11FNUZ",
    "f8E4M3FNUZ",
    "f8E5M2FNUZ",
    "f8E4M3",
    "f8E3M4",
    "f8E8M0FNU",
    "f4E2M1FN",
    "f6E2M3FN",
    "f6E3M2FN",
    "tf32",
    "i1",
    "i2",
    "i4",
    "i8",
    "i16",
    "i64",
    "ui2",
    "ui4",
    "ui8",
    "ui16",
    "ui32",
    "ui64",
    "complex<f32>",
    "complex<f64>",
]

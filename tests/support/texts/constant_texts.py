"""Random constants and dialect attributes as text; see `value_texts.py`."""

from __future__ import annotations

from collections.abc import Callable

from shardwright.spec.values.float_text import FORMATS
from shardwright.testing.texts.value_texts import Texts

_GATHER = (
    "offset_dims", "collapsed_slice_dims", "operand_batching_dims", "start_indices_batching_dims",
    "start_index_map",
)  # fmt: skip
_SCATTER = (
    "update_window_dims", "inserted_window_dims", "input_batching_dims",
    "scatter_indices_batching_dims", "scatter_dims_to_operand_dims",
)  # fmt: skip
_DOT = (
    "lhs_batching_dimensions", "rhs_batching_dimensions", "lhs_contracting_dimensions",
    "rhs_contracting_dimensions",
)  # fmt: skip
_ENUMS = {
    "comparison_direction": ("EQ", "NE", "GE", "GT", "LE", "LT"),
    "comparison_type": ("NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"),
    "precision": ("DEFAULT", "HIGH", "HIGHEST"),
    "fft_type": ("FFT", "IFFT", "RFFT", "IRFFT"),
    "rng_algorithm": ("DEFAULT", "THREE_FRY", "PHILOX"),
    "rng_distribution": ("UNIFORM", "NORMAL"),
    "transpose": ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"),
}
_RULES = (
    "<([i, j])->([i, j]) {i=4, j=8}>",
    "<([ij, k])->([i, jk]) {i=4, j=8, k=2} reduction={i} need_replication={j} permutation={k}"
    " blocked_propagation={i, k}>",
    "<([], [i])->([i]) {i=2}, custom>",
    "<([])->([])>",
    "<([ i,j ])->([ji]) { i = 4 ,j=8 } reduction={ j }, custom>",
)


class AllTexts(Texts):
    """Types, builtin attributes, constants and attributes of dialects."""

    # --- constants

    def _nested(self, dims: list[int], item: Callable[[], str]) -> str:
        if not dims:
            return item()
        return f"[{self.joined([self._nested(dims[1:], item) for _ in range(dims[0])])}]"

    def _shape(self) -> list[int]:
        return [self.draw.choice((1, 2, 3)) for _ in range(self.draw.randint(0, 3))]

    def _tensor(self, dims: list[int], element: str) -> str:
        return f"tensor<{''.join(f'{dim}x' for dim in dims)}{element}>"

    def _literal(self, name: str) -> str:
        if name in FORMATS:
            return self.float_digits(name)
        if name in ("i1", "si1", "ui1"):
            return self.draw.choice(("true", "false"))
        return self.int64() if name == "index" else self.digits(name)

    def attr_splat(self, depth: int) -> str:
        dims = self.draw.choice((self._shape(), [1000, 1000]))
        name = self.number_type()
        return (
            f"dense<{self.space()}{self._literal(name)}{self.space()}> : {self._tensor(dims, name)}"
        )

    def attr_list(self, depth: int) -> str:
        dims, name = self._shape(), self.draw.choice((self.number_type(), "index"))
        return (
            f"dense<{self._nested(dims, lambda: self._literal(name))}> : {self._tensor(dims, name)}"
        )

    def attr_long_list(self, depth: int) -> str:
        dims, name = [self.draw.randint(95, 110)], self.draw.choice(("i32", "f32", "i8", "bf16"))
        return (
            f"dense<{self._nested(dims, lambda: self._literal(name))}> : {self._tensor(dims, name)}"
        )

    def attr_equal_list(self, depth: int) -> str:
        dims, name = self._shape(), self.number_type()
        word = self._literal(name)
        return f"dense<{self._nested(dims, lambda: word)}> : {self._tensor(dims, name)}"

    def attr_complex_constant(self, depth: int) -> str:
        dims, name = self._shape(), self.number_type()

        def item() -> str:
            return f"({self._literal(name)},{self.space()}{self._literal(name)})"

        is_splat = self.draw.random() < 0.3
        text = item() if is_splat else self._nested(dims, item)
        return f"dense<{text}> : {self._tensor(dims, f'complex<{name}>')}"

    def attr_bits(self, depth: int) -> str:
        name = self.draw.choice(("i8", "i32", "f32", "f16", "i1", "i4", "f8E4M3FN", "i17", "index"))
        size = {"i17": 3, "index": 8, "i1": 1, "i4": 1}.get(name)
        size = size or max(int("".join(filter(str.isdigit, name[:3]))[:2]) // 8, 1)
        dims = self.draw.choice((self._shape(), [3, 40]))
        count = 1
        for dim in dims:
            count *= dim
        value = self.draw.randbytes(size)
        same = self.draw.random() < 0.3
        data = value * count if same else self.draw.randbytes(size * count)
        data = value if self.draw.random() < 0.2 else data
        if name in ("i1", "i4"):
            data = bytes(byte & 1 for byte in data)
        text = data.hex()
        return f'dense<"0x{self.draw.choice((text, text.upper()))}"> : {self._tensor(dims, name)}'

    def attr_empty_constant(self, depth: int) -> str:
        return self.draw.choice(
            (
                "dense<> : tensor<0xf32>",
                "dense<[]> : tensor<0xi8>",
                "dense<[[], []]> : tensor<2x0xf32>",
                'dense<"0x"> : tensor<0x3xi32>',
                "dense<1> : tensor<0xi32>",
            )
        )

    def attr_string_constant(self, depth: int) -> str:
        dims = self._shape()
        text = self._nested(dims, self.string)
        return f"dense<{text}> : {self._tensor(dims, '!stablehlo.token')}"

    def attr_vector_constant(self, depth: int) -> str:
        kind = self.draw.choice(("vector", "memref"))
        return f"dense<{self.draw.choice(('[1, 2]', '[3,3]', '7'))}> : {kind}<2xi32>"

    def attr_sparse(self, depth: int) -> str:
        return self.draw.choice(
            (
                "sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>",
                "sparse<0, 1.5> : tensor<3xf32>",
                "sparse<[0,1], 3> : tensor<3xi8>",
                "sparse<> : tensor<3x4xf32>",
                'sparse<[[0]], ["a"]> : tensor<2x!stablehlo.token>',
            )
        )

    def attr_resource(self, depth: int) -> str:
        self.names += 1
        name = self.draw.choice(("blob", '"a b'))
        quote = '"' if name.startswith('"') else ""
        return f"dense_resource<{name}{self.names}{quote}> : tensor<2xi8>"

    # --- affine, strides, places

    def _sum(self, names: list[str], depth: int = 2) -> str:
        if not depth:
            return self.draw.choice((*names, "1", "0", "7", "-2"))
        left, right = self._sum(names, depth - 1), self._sum(names, depth - 1)
        number = self.draw.choice(("2", "4", "-1", "3"))
        return self.draw.choice(
            (
                f"{left} + {right}", f"{left} - ({right})", f"({left}) * {number}", f"-({left})",
                f"({left}) floordiv {number.strip('-')}", f"({left}) mod {number.strip('-')}",
                f"({left}) ceildiv {number.strip('-')}", left,
            )
        )  # fmt: skip

    def attr_affine_map(self, depth: int) -> str:
        dims, symbols = (
            ["d0", "i", "k2"][: self.draw.randint(0, 3)],
            ["s"][: self.draw.randint(0, 1)],
        )
        head = f"({', '.join(dims)})" + (f"[{', '.join(symbols)}]" if symbols else "")
        results = self.joined(self.some(lambda: self._sum([*dims, *symbols, "5"])))
        return f"affine_map<{head} -> ({results})>"

    def attr_affine_set(self, depth: int) -> str:
        def row() -> str:
            sign = self.draw.choice((">= 0", "== 0", "<= 3", ">= i"))
            return f"{self._sum(['i', 'j'])} {sign}"

        return f"affine_set<(i, j) : ({self.joined(self.some(row))})>"

    def attr_strided(self, depth: int) -> str:
        return self.draw.choice(
            ("strided<[]>", "strided<[1, ?], offset: ?>", "strided<[-3], offset: 0>")
        )

    def attr_location(self, depth: int) -> str:
        return self.draw.choice(
            (
                "loc(unknown)", 'loc("f.py":3:4)', 'loc("a"("f.py":1:2))', 'loc(fused["a", "b"])',
                'loc(callsite("a" at "b":1:2))', 'loc(fused<"m">["a"])', 'loc("f":1:2 to 3:4)',
            )
        )  # fmt: skip

    # --- stablehlo, chlo

    def attr_enum(self, depth: int) -> str:
        kind = self.draw.choice(sorted(_ENUMS))
        dialects = ("stablehlo", "chlo")[
            : 2 if kind in ("comparison_direction", "precision") else 1
        ]
        case = self.draw.choice(_ENUMS[kind])
        shown = self.draw.choice((case, f'"{case}"'))
        return f"#{self.draw.choice(dialects)}<{kind} {shown}>"

    def _lists(self, name: str, keys: tuple[str, ...], last: str = "") -> str:
        fields = [f"{key} = {self.listed(self.int64)}" for key in keys if self.draw.random() < 0.5]
        if last and self.draw.random() < 0.5:
            fields.append(f"{last} = {self.int64()}")
        self.draw.shuffle(fields)
        return f"#{name}<{self.joined(fields)}>"

    def attr_gather(self, depth: int) -> str:
        return self._lists("stablehlo.gather", _GATHER, "index_vector_dim")

    def attr_scatter(self, depth: int) -> str:
        return self._lists("stablehlo.scatter", _SCATTER, "index_vector_dim")

    def attr_dot(self, depth: int) -> str:
        return self._lists("stablehlo.dot", _DOT)

    def attr_ragged_dot(self, depth: int) -> str:
        return self._lists(
            "chlo.ragged_dot", (*_DOT, "lhs_ragged_dimensions", "rhs_group_dimensions")
        )

    def attr_dot_algorithm(self, depth: int) -> str:
        kind, products = self.draw.choice((("tf32", 3), ("bf16", 9), ("f8E3M4", 1), ("f32", 1)))
        return (
            f"#stablehlo.dot_algorithm<lhs_precision_type = {kind}, rhs_precision_type = {kind},"
            " accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1,"
            f" num_primitive_operations = {products}, allow_imprecise_accumulation = false>"
        )

    def attr_conv(self, depth: int) -> str:
        spatial = [str(dim) for dim in range(self.draw.randint(0, 3))]
        sides: list[str] = []
        for letters in ("bf", "io", "bf"):
            words = [*letters, *spatial]
            self.draw.shuffle(words)
            sides.append(f"[{self.joined(words)}]")
        return f"#stablehlo.conv<{sides[0]}x{sides[1]}->{sides[2]}>"

    def attr_raw_conv(self, depth: int) -> str:
        return (
            "#stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2,"
            " input_spatial_dimensions = [1], kernel_input_feature_dimension = 1,"
            " kernel_output_feature_dimension = 0, kernel_spatial_dimensions = [2],"
            " output_batch_dimension = 2, output_feature_dimension = 1,"
            " output_spatial_dimensions = [0]>"
        )

    def attr_channel_handle(self, depth: int) -> str:
        fields = [f"handle = {self.int64()}", f"type = {self.int64()}"]
        self.draw.shuffle(fields)
        return f"#stablehlo.channel_handle<{self.joined(fields)}>"

    def attr_operand_alias(self, depth: int) -> str:
        return (
            f"#stablehlo.output_operand_alias<output_tuple_indices = {self.listed(self.int64)},"
            f" operand_index = {self.int64()}, operand_tuple_indices = {self.listed(self.int64)}>"
        )

    def attr_accuracy(self, depth: int) -> str:
        atol = self.draw.choice(("", "atol = 0.5, ", "atol = 0.1, ", "atol = 0.0, "))
        rtol = self.draw.choice(("", "rtol = 1.0e-7, "))
        ulps = self.draw.choice(("", "ulps = 3, ", "ulps = 0, "))
        mode = "#stablehlo.result_accuracy_mode<TOLERANCE>"
        return self.draw.choice(
            (f"#stablehlo.result_accuracy<{atol}{rtol}{ulps}mode = {mode}>", mode)
        )

    def attr_bounds(self, depth: int) -> str:
        return f"#stablehlo.bounds<{self.joined(self.some(lambda: self.draw.choice(('?', '8'))))}>"

    def attr_stablehlo_mesh(self, depth: int) -> str:
        return self.draw.choice(
            (
                '#stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>]>',
                '#stablehlo.mesh<axes = [<name = "x", size = 2>],'
                " device_ids = dense<[1, 0]> : tensor<2xi64>>",
                '#stablehlo.axis_ref<sub_axis_info = (1)2, name = "x">',
                "#stablehlo<sub_axis_info (2)4>",
                '#stablehlo.mesh_axis<size = 3, name = "y">',
            )
        )

    # --- sdy, mpmd

    def _axis(self) -> str:
        part = self.draw.choice(("", "", ":(1)2", ":( 2 )4"))
        return f"{self.draw.choice(('x', 'y', 'z', 'a b'))!r}".replace("'", '"') + part

    def _axes(self) -> str:
        return f"{{{self.joined(self.some(self._axis, 1))}}}"

    def _mesh(self) -> str:
        return self.draw.choice(
            ('<["x"=2, "y"=4]>', "<[]>", "<[], device_ids=[3]>", '<["x"=2], device_ids=[1, 0]>',
             '<["x"=2], device_ids=[0, 1]>', '<[ "a b"=0x3 ]>')
        )  # fmt: skip

    def _dim(self) -> str:
        axes = self.draw.choice(("{}", "{?}", self._axes(), f"{self._axes()[:-1]}, ?}}"))
        return axes + self.draw.choice(("", "", "p0", "p1", " p12"))

    def _sharding(self) -> str:
        mesh = self.draw.choice(("@mesh", '@"my mesh"', f"mesh{self._mesh()}"))
        clauses = [f"replicated={self._axes()}", f"unreduced={self._axes()}"]
        self.draw.shuffle(clauses)
        tail = "".join(f", {clause}" for clause in clauses[: self.draw.randint(0, 2)])
        return f"<{mesh}, {self.listed(self._dim)}{tail}>"

    def attr_sharding(self, depth: int) -> str:
        spelled = self._sharding()
        return self.draw.choice((f"#sdy.sharding{spelled}", f"#sdy<sharding{spelled}>"))

    def attr_shardings(self, depth: int) -> str:
        return f"#sdy.sharding_per_value<{self.listed(self._sharding)}>"

    def attr_mesh(self, depth: int) -> str:
        return f"#sdy.mesh{self._mesh()}"

    def attr_rule(self, depth: int) -> str:
        return f"#sdy.op_sharding_rule{self.draw.choice(_RULES)}"

    def attr_axis_lists(self, depth: int) -> str:
        lists = self.listed(lambda: self.draw.choice(("{}", self._axes())))
        return self.draw.choice(
            (
                f"#sdy<axis_ref_list{self._axes()}>",
                f"#sdy<list_of_axis_ref_lists {lists}>",
                f"#sdy<all_to_all_param_list[{self._axes()}: 0->1]>",
                '#sdy<manual_axes{"x", "y"}>',
                "#sdy<manual_axes{}>",
            )
        )

    def attr_sdy_part(self, depth: int) -> str:
        return self.draw.choice(
            (
                '#sdy<mesh_axis"x"=2>', f"#sdy<axis_ref{self._axis()}>", "#sdy<sub_axis_info(1)2>",
                f"#sdy<dimension_sharding{self._dim()}>",
                f"#sdy<all_to_all_param{self._axes()}: 1->0>",
                "#sdy<tensor_mapping[ij, k]>", "#sdy<edge_value_ref operand-0>",
                '#sdy.propagation_edges<[{step-0 = [{"a" = operand-0 -> [result-0, result-1]}]}]>',
                '#sdy<axis_to_propagation_details{"a":(1)2 = operand-0 -> [result-0]}>',
            )
        )  # fmt: skip

    def attr_mpmd(self, depth: int) -> str:
        return self.draw.choice(
            (
                '#mpmd.topology<<"m1" : <["x"=2]>>, <"m2": <[]>>>',
                '#mpmd.named_mesh<"m" : <["x"=2]>>',
                '#mpmd.user_origin<"f"(2)>', '#mpmd.user_origin<"f"( 0 )>', "#mpmd.reduction<max>",
                '#mpmd.meshes_with_origins<"m1"["a", "b"], "m2">',
                '#mpmd<mesh_with_origins "m"["a"]>',
                '#mpmd<origin "a">',
            )
        )  # fmt: skip

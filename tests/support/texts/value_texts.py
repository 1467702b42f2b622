"""Random types and builtin attributes as text, in spellings that MLIR reads and normalises.

Each production is a method; how often it was used is counted under its name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from shardwright.spec.values.float_text import FORMATS

FLOATS = sorted(FORMATS)
_WORDS = ("a", "b_2", "x.y", "foo", "_z", "tensor", "i32", "true", "loc", "Q1")
_QUOTED = ('"a b"', '"1x"', '"é"', '"q\\22"', '"-"')
_STRINGS = (
    "",
    "a",
    "a b",
    "é",
    "\\22",
    "\\0A",
    "\\\\",
    "\\n\\t",
    "%x",
    "dense<1>",
    "//",
    "{",
    "\\C3\\A9",
)

Production = Callable[[int], str]


class Texts:
    """Draws texts. `depth` is how much deeper a text may nest."""

    def __init__(self, draw: Random) -> None:
        self.draw = draw
        self.counts: Counter[str] = Counter()
        self.names = 0
        self.type_productions = self._found("type_")
        self.attribute_productions = self._found("attr_")

    def _found(self, prefix: str) -> list[tuple[str, Production]]:
        return [
            (name, getattr(self, name)) for name in sorted(dir(self)) if name.startswith(prefix)
        ]

    def type(self, depth: int = 2) -> str:
        """Any type."""
        return self._drawn(self.type_productions, depth)

    def attribute(self, depth: int = 2) -> str:
        """Any attribute."""
        return self._drawn(self.attribute_productions, depth)

    def _drawn(self, productions: list[tuple[str, Production]], depth: int) -> str:
        name, production = self.draw.choice(productions)
        self.counts[name] += 1
        return production(depth)

    # --- pieces

    def space(self) -> str:
        return self.draw.choice(("", "", " ", "  "))

    def some(self, item: Callable[[], str], least: int = 0, most: int = 3) -> list[str]:
        return [item() for _ in range(self.draw.randint(least, most))]

    def joined(self, items: Sequence[str]) -> str:
        comma = self.draw.choice((",", ", ", " , "))
        return comma.join(items)

    def listed(self, item: Callable[[], str], brackets: str = "[]", least: int = 0) -> str:
        inner = self.joined(self.some(item, least))
        return f"{brackets[0]}{self.space()}{inner}{self.space()}{brackets[1]}"

    def size(self) -> str:
        return str(self.draw.choice((0, 1, 2, 3, 8, 1024, 2**31, 2**63 - 1)))

    def int64(self) -> str:
        return str(self.draw.choice((0, 1, 2, 7, -1, -3, 2**31, 2**63 - 1, -(2**63) + 1)))

    def string(self) -> str:
        return f'"{"".join(self.some(lambda: self.draw.choice(_STRINGS)))}"'

    def key(self) -> str:
        self.names += 1
        if self.draw.random() < 0.2:
            return f'{self.draw.choice(_QUOTED)[:-1]}{self.names}"'
        return f"{self.draw.choice(_WORDS)}{self.names}"

    def word(self) -> str:
        return self.draw.choice(_WORDS[:5])

    def integer_type(self) -> str:
        width = self.draw.choice((1, 2, 3, 4, 8, 16, 17, 32, 64, 65, 128))
        return f"{self.draw.choice(('', '', 's', 'u'))}i{width}"

    def number_type(self) -> str:
        return self.draw.choice((self.integer_type(), self.draw.choice(FLOATS)))

    def element(self) -> str:
        return self.draw.choice(
            (self.number_type(), self.number_type(), "index", f"complex<{self.number_type()}>")
        )

    def dims(self, is_dynamic: bool = False, most: int = 3) -> list[str]:
        sizes = (lambda: "?") if is_dynamic else (lambda: str(self.draw.choice((0, 1, 2, 3, 5))))
        return self.some(sizes, int(is_dynamic), most)

    def crossed(self, dims: Sequence[str], element: str) -> str:
        gap = self.draw.choice(("", "", " "))
        return "".join(f"{dim}{gap}x{gap}" for dim in dims) + element

    # --- types

    def type_float(self, depth: int) -> str:
        return self.draw.choice(FLOATS)

    def type_integer(self, depth: int) -> str:
        return self.integer_type()

    def type_wide_integer(self, depth: int) -> str:
        return f"i{self.draw.choice((0, 7, 1000, 16777215))}"

    def type_plain(self, depth: int) -> str:
        return self.draw.choice(("index", "none", "token"))

    def type_complex(self, depth: int) -> str:
        return f"complex<{self.space()}{self.number_type()}{self.space()}>"

    def type_tensor(self, depth: int) -> str:
        return f"tensor<{self.space()}{self.crossed(self.dims(), self.element())}{self.space()}>"

    def type_tensor_of_others(self, depth: int) -> str:
        element = self.draw.choice((self.type_token(0), self.type_vector(0), "!mhlo.token"))
        return f"tensor<{self.crossed(self.dims(), element)}>"

    def type_dynamic_tensor(self, depth: int) -> str:
        return f"tensor<{self.crossed([*self.dims(True), *self.dims()], self.element())}>"

    def type_bounded_tensor(self, depth: int) -> str:
        dims = self.dims(True)
        bounds = self.joined([self.draw.choice(("?", "8", "0", "100")) for _ in dims])
        spelled = self.draw.choice(
            (f"#stablehlo.bounds<{bounds}>", f"#stablehlo.type_extensions<bounds = [{bounds}]>")
        )
        return f"tensor<{self.crossed(dims, self.element())}, {spelled}>"

    def type_encoded_tensor(self, depth: int) -> str:
        encoding = self.draw.choice(
            ("1", '"x"', "unit", "{a = 1}", "[1, 2.0]", "i32", "dense<1> : tensor<2xi8>", "@s")
        )
        comma = self.draw.choice((", ", ","))
        return f"tensor<{self.crossed(self.dims(), self.element())}{comma}{encoding}>"

    def type_unranked_tensor(self, depth: int) -> str:
        return f"tensor<*{self.space()}x{self.element()}>"

    def type_vector(self, depth: int) -> str:
        dims = self.some(lambda: self.draw.choice(("1", "4", "[4]", "16")))
        element = self.draw.choice((self.number_type(), "index"))
        return f"vector<{''.join(f'{dim}x' for dim in dims)}{element}>"

    def type_memref(self, depth: int) -> str:
        element = self.draw.choice((self.element(), "vector<4xf32>", "memref<2xf32>"))
        return f"memref<{self.crossed(self.dims(), element)}>"

    def type_memref_in_space(self, depth: int) -> str:
        space = self.draw.choice(("0", "3", '"gpu"', "2 : i32", "0 : i8"))
        dims = self.draw.choice((["*"], self.dims()))
        return f"memref<{self.crossed(dims, 'f32')}, {space}>"

    def type_memref_with_strides(self, depth: int) -> str:
        dims = self.dims()
        strides = self.joined([self.draw.choice(("1", "?", "8", "-2")) for _ in dims])
        offset = self.draw.choice(("", ", offset: 0", ", offset: 3", ", offset: ?"))
        return f"memref<{self.crossed(dims, 'f32')}, strided<[{strides}]{offset}>>"

    def type_memref_with_map(self, depth: int) -> str:
        dims = self.dims() or ["4"]
        names = [f"d{number}" for number in range(len(dims))]
        results = ", ".join(self.draw.sample(names, len(names)))
        layout = f"affine_map<({', '.join(names)}) -> ({results})>"
        return f"memref<{self.crossed(dims, 'f32')}, {layout}>"

    def type_tuple(self, depth: int) -> str:
        return f"tuple<{self.joined(self.some(lambda: self._inner(depth)))}>"

    def type_long_tuple(self, depth: int) -> str:
        return f"tuple<{self.joined(['i1'] * self.draw.randint(15, 18))}>"

    def type_function(self, depth: int) -> str:
        ins = self.joined(self.some(lambda: self._inner(depth)))
        outs = self.joined(self.some(lambda: self._inner(depth)))
        result = self.draw.choice((f"({outs})", "i32", f"({self._inner(depth)})"))
        return f"({ins}){self.space()}->{self.space()}{result}"

    def _inner(self, depth: int) -> str:
        return self.type(depth - 1) if depth > 0 else self.type_integer(0)

    def type_token(self, depth: int) -> str:
        return self.draw.choice(("!stablehlo.token", "!stablehlo<token>"))

    def type_future(self, depth: int) -> str:
        return f"!stablehlo.future<{self.joined(self.some(lambda: self.type_tensor(0), 1))}>"

    def type_mesh_tensor(self, depth: int) -> str:
        tensor = self.draw.choice((self.type_tensor(0), self.type_dynamic_tensor(0)))
        sharding = self.draw.choice(
            ("", ', sharding=<@mesh, [{"x"}, {?}]>', ", sharding = <@m, []>")
        )
        kind = self.draw.choice(("", ', memory_kind="pinned_host"', ', memory_kind = "a\\22"'))
        name = self.draw.choice(("m1", "", "a b", "é"))
        return f'!mpmd.mesh_tensor<"{name}", {tensor}{sharding}{kind}>'

    # --- numbers

    def digits(self, name: str) -> str:
        """A literal that fits an integer type."""
        is_unsigned, width = name.startswith("u"), int(name.lstrip("sui") or 64)
        top = 1 << (width if name[0] in "ui" and name != "index" else width - 1)
        low = 0 if is_unsigned else -(1 << (width - 1))
        value = self.draw.choice((0, 1, top - 1, low, self.draw.randrange(low, top)))
        if value == 0:
            return "0"
        value = value if low <= value < top else 0
        sign = "-" if value < 0 else ""
        return f"{sign}{self.draw.choice((str, hex))(abs(value))}"

    def float_digits(self, name: str) -> str:
        """A literal of a float type."""
        if self.draw.random() < 0.3:
            return hex(self.draw.getrandbits(FORMATS[name].bits - (name == "f80")))
        value = self.draw.choice((0.0, 1.0, -1.5, 0.1, self.draw.gauss(0, 3), self.draw.random()))
        if name == "f8E8M0FNU":
            value = abs(value)
        return self.draw.choice((f"{value:.3f}", f"{value:.9e}", f"{value:.17e}", f"{value:.1E}"))

    def attr_integer(self, depth: int) -> str:
        name = self.draw.choice((self.integer_type(), "index"))
        if name == "index":
            return f"{self.int64()} : index"
        return f"{self.digits(name)}{self.space()}: {name}"

    def attr_plain_integer(self, depth: int) -> str:
        return self.int64()

    def attr_float(self, depth: int) -> str:
        name = self.draw.choice(FLOATS)
        return f"{self.float_digits(name)} : {name}"

    def attr_plain_float(self, depth: int) -> str:
        return self.float_digits("f64") if self.draw.random() < 0.5 else "1.0"

    def attr_bool(self, depth: int) -> str:
        return self.draw.choice(("true", "false"))

    def attr_unit(self, depth: int) -> str:
        return "unit"

    def attr_string(self, depth: int) -> str:
        return self.string()

    def attr_typed_string(self, depth: int) -> str:
        return f"{self.string()} : {self._inner(depth)}"

    def attr_symbol(self, depth: int) -> str:
        names = self.some(lambda: self.draw.choice(("@a", '@"b c"', "@d.e$f", '@"0-"')), 1)
        return "::".join(names)

    def attr_type(self, depth: int) -> str:
        return self._inner(depth)

    # --- collections

    def _value(self, depth: int) -> str:
        return self.attribute(depth - 1) if depth > 0 else self.attr_plain_integer(0)

    def attr_array(self, depth: int) -> str:
        return self.listed(lambda: self._value(depth))

    def attr_dictionary(self, depth: int) -> str:
        def entry() -> str:
            key = self.key()
            return key if self.draw.random() < 0.2 else f"{key}{self.space()}={self._value(depth)}"

        return self.listed(entry, "{}")

    def attr_integers(self, depth: int) -> str:
        name = self.draw.choice(("i8", "i16", "i32", "i64", "si8", "ui16", "i128"))
        values = self.joined(self.some(lambda: self.digits(name)))
        return f"array<{name}{f': {values}' if values else ''}>"

    def attr_bools(self, depth: int) -> str:
        values = self.joined(self.some(lambda: self.draw.choice(("true", "false")), 1))
        return f"array<i1{self.space()}: {values}>"

    def attr_floats(self, depth: int) -> str:
        name = self.draw.choice(("f16", "bf16", "f32", "f64", "f8E5M2", "f80", "f128"))
        values = self.joined(self.some(lambda: self.float_digits(name)))
        return f"array<{name}{f': {values}' if values else ''}>"

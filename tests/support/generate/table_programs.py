"""Random annotated programs over the whole op table and every annotation; one seed, one text.

Grows `annotated_programs` by instances of any op, shardings on ops, rules given by users, several
meshes (other device orders, inlined, empty, maximal) and manual computations inside one another.
"""

# ruff: noqa: E501  (program text)

from __future__ import annotations

import re
from math import prod

from shardwright.testing.generate.annotated_programs import Features, Program, Scope, Shape
from shardwright.testing.generate.fragments import draw_fragment, fragment_rows

_TENSOR = re.compile(r"tensor<((?:\d+x)*)([\w<>]+)>")
_LETTERS = "ijklmnopqrstuvw"


class TableProgram(Program):
    """Grows one program; `text` is the module. Arguments of `main` are added as ops want them."""

    def __init__(self, seed: int, features: Features | None = None) -> None:
        self.typed: list[tuple[str, str]] = []  # of main, not f32: name and type
        self.typed_args: list[tuple[str, str]] = []
        self.other_meshes: list[str] = []
        self.uses_meshes = seed % 5 == 0
        self.notes = seed % 3 == 0
        super().__init__(seed, features)

    def _grow_steps(self) -> None:
        self.steps += [self.fragment] * 14 + [self.custom_rule] * 2 + [self.manual] * 2

    # --- ops

    def fragment(self, scope: Scope) -> None:
        """An instance of any row, on visible values where their types fit."""
        drawn = draw_fragment(self.random.choice(fragment_rows()), self.random)
        if drawn is None or (
            scope is not self.top and any(not _is_plain(t) for _, t in drawn.args)
        ):
            return
        self.count += 1
        operands = [self.operand(scope, type) for _, type in drawn.args]
        lines, results = drawn.placed(operands, f"v{self.count}")
        scope.lines.append(self.annotated_generic(scope, lines))
        for name, (_, type) in zip(results, drawn.results, strict=True):
            self.learn(scope, name, type)

    def learn(self, scope: Scope, name: str, type: str) -> None:
        match = _TENSOR.fullmatch(type)
        if match and match[2] == "f32":
            scope.values.append((name, tuple(int(d) for d in match[1].split("x")[:-1])))
        elif scope is self.top:
            self.typed.append((name, type))

    def operand(self, scope: Scope, type: str) -> str:
        """A value of a type: a visible one, made from a visible one, an argument, or a constant."""
        match = _TENSOR.fullmatch(type)
        if match is None or match[2] != "f32":
            return self.other_operand(scope, type)
        shape = tuple(int(d) for d in match[1].split("x")[:-1])
        equal = [value for value, s in scope.values if s == shape]
        if equal and self.random.random() < 0.9:
            return self.random.choice(equal)
        alike = [(v, s) for v, s in scope.values if prod(s) == prod(shape)]
        if alike and self.random.random() < 0.7:
            value, old = self.random.choice(alike)
            types = f"({self.type(old)}) -> {type}"
            return self.add(scope, f"stablehlo.reshape {value} : {types}", shape)
        return self.argument(scope, type) or self.emit_constant(scope, shape)

    def other_operand(self, scope: Scope, type: str) -> str:
        match = _TENSOR.fullmatch(type)
        equal = [value for value, t in self.typed if t == type] if scope is self.top else []
        if equal and self.random.random() < 0.8:
            return self.random.choice(equal)
        if match and not match[2].startswith("complex") and self.random.random() < 0.4:
            shape = tuple(int(d) for d in match[1].split("x")[:-1])
            same = [value for value, s in scope.values if s == shape]
            if same:
                name = self.name()
                value = self.random.choice(same)
                types = f"({self.type(shape)}) -> {type}"
                scope.lines.append(f"{name} = stablehlo.convert {value} : {types}")
                self.learn(scope, name, type)
                return name
        return self.argument(scope, type) or self.plain_constant(scope, type)

    def argument(self, scope: Scope, type: str) -> str:
        """A new argument of main; "" inside other regions."""
        if scope is not self.top or (self.random.random() < 0.1 and _is_plain(type)):
            return ""
        name = f"%b{len(self.typed_args)}"
        self.typed_args.append((name, type))
        self.learn(scope, name, type)
        return name

    def plain_constant(self, scope: Scope, type: str) -> str:
        name, element = self.name(), type.rstrip(">").rpartition("x")[2].removeprefix("tensor<")
        value = "0.0" if "f" in element else "false" if element == "i1" else "0"
        scope.lines.append(f"{name} = stablehlo.constant dense<{value}> : {type}")
        return name

    def custom_rule(self, scope: Scope) -> None:
        """A custom call or pointwise op with a rule that a user wrote."""
        ins = [self.pick(scope) for _ in range(self.random.randint(1, 2))]
        _, out = self.pick(scope)
        tensors, sizes = self.factors([shape for _, shape in ins] + [out])
        if not sizes:
            return
        words = [f"[{', '.join(dims)}]" for dims in tensors]
        rule = f"({', '.join(words[:-1])})->({words[-1]}) {{{', '.join(f'{k}={v}' for k, v in sizes.items())}}}"
        rule += self.special(tensors, sizes)
        types = f"({', '.join(self.type(s) for _, s in ins)}) -> {self.type(out)}"
        note = f"sdy.sharding_rule = #sdy.op_sharding_rule<{rule}, custom>"
        sharding = self.op_sharding(scope, [out])
        names = ", ".join(value for value, _ in ins)
        attrs = f"{sharding}{', ' if sharding else ''}{note}"
        self.add(scope, f"stablehlo.custom_call @mine({names}) {{{attrs}}} : {types}", out)

    def factors(self, shapes: list[Shape]) -> tuple[list[list[str]], dict[str, int]]:
        """Factor letters per tensor and dim, in order of appearance, and their sizes."""
        sizes: dict[str, int] = {}
        tensors: list[list[str]] = []
        for shape in shapes:
            dims: list[str] = []
            for size in shape:
                known = [k for k, v in sizes.items() if v == size and k not in dims]
                if known and self.random.random() < 0.7:
                    dims.append(self.random.choice(known))
                elif len(sizes) < len(_LETTERS):
                    letter = _LETTERS[len(sizes)]
                    sizes[letter] = size
                    dims.append(letter)
            tensors.append(dims)
        if any(len(dims) != len(shape) for dims, shape in zip(tensors, shapes, strict=True)):
            return [], {}
        return tensors, sizes

    def special(self, tensors: list[list[str]], sizes: dict[str, int]) -> str:
        kinds: dict[str, list[str]] = {}
        for letter in sizes:
            draw = self.random.random()
            if draw < 0.1 and letter not in tensors[-1]:
                kinds.setdefault("reduction", []).append(letter)
            elif draw < 0.2:
                kinds.setdefault("need_replication", []).append(letter)
            elif draw < 0.25:
                kinds.setdefault("permutation", []).append(letter)
        blocked = [letter for letter in sizes if self.random.random() < 0.1]
        order = ("reduction", "need_replication", "permutation")
        words = [f" {kind}={{{', '.join(kinds[kind])}}}" for kind in order if kind in kinds]
        if blocked:
            words.append(f" blocked_propagation={{{', '.join(blocked)}}}")
        return "".join(words)

    # --- annotations

    def add(self, scope: Scope, line: str, shape: Shape, *, suffix: str = "") -> str:
        if line.startswith("stablehlo.") and "sdy.sharding" not in line and self.notes:
            note = self.op_sharding(scope, [shape])
            if note and line.startswith("stablehlo.constant "):
                line = line.replace("constant ", f"constant {{{note}}} ", 1)
            elif note:
                head, _, tail = line.rpartition(" : ")
                line = f"{head} {{{note}}} : {tail}"
        return super().add(scope, line, shape, suffix=suffix)

    def op_sharding(self, scope: Scope, shapes: list[Shape]) -> str:
        if not self.notes or self.random.random() < 0.9:
            return ""
        shown = ", ".join(self.sharding(shape, scope.manual, exact=True) for shape in shapes)
        return f"sdy.sharding = #sdy.sharding_per_value<[{shown}]>"

    def annotated_generic(self, scope: Scope, lines: str) -> str:
        """Lines of one op in generic form, now and then with a sharding of its one result."""
        head, mark, tail = lines.rpartition(" -> ")
        match = _TENSOR.fullmatch(tail)
        if not mark or match is None or "\n" in lines or " {" in head:
            return lines
        note = self.op_sharding(scope, [tuple(int(d) for d in match[1].split("x")[:-1])])
        before, colon, types = head.rpartition(" : (")
        return f"{before} {{{note}}}{colon}{types}{mark}{tail}" if note else lines

    def sharding(
        self, shape: Shape, manual: frozenset[str] = frozenset(), *, exact: bool = False
    ) -> str:
        text = super().sharding(shape, manual, exact=exact)
        if not self.uses_meshes or manual or self.random.random() < 0.75:
            return text
        kind = self.random.choice(
            ("@copy", "@turned", "inlined", "@empty", "@one", "turned inlined")
        )
        if kind == "@one":
            return "<@one, []>"
        if kind == "@empty":
            return f"<@empty, [{', '.join('{?}' for _ in shape)}]>"
        if kind == "inlined":
            kind = f"mesh<{self.mesh_text()}>"
        elif kind == "turned inlined":
            kind = f"mesh<{self.turned()}>"
        return text.replace("<@mesh,", f"<{kind},", 1)

    def mesh_text(self) -> str:
        return "[" + ", ".join(f'"{n}"={s}' for n, s in self.mesh) + "]"

    def turned(self) -> str:
        devices = prod(size for _, size in self.mesh)
        return f"{self.mesh_text()}, device_ids={list(reversed(range(devices)))}"

    # --- regions

    def manual(self, scope: Scope) -> None:
        """Over one or several axes, also inside another one; free axes behind the manual ones."""
        axes = [(n, s) for n, s in self.mesh if n not in scope.manual and s > 1]
        if scope.depth > 2 or not axes:
            return
        chosen = dict(self.random.sample(axes, self.random.choice((1, 1, 2)) if axes[1:] else 1))
        picked = [self.pick(scope) for _ in range(self.random.randint(1, 2))]
        ins = [self.manual_text(scope, shape, chosen, grow=False) for _, shape in picked]
        args = [(self.name(), local) for _, local in ins]
        bound = scope.manual | set(chosen)
        steps = self.random.randint(1, 5)
        inner = self.body(scope, args, steps, sees_outer=False, manual=bound)
        outs = [self.pick(inner) for _ in range(self.random.randint(1, 2))]
        out = [self.manual_text(scope, local, chosen, grow=True) for _, local in outs]
        names = ", ".join(value for value, _ in picked)
        params = ", ".join(f"{arg}: {self.type(s)}" for arg, s in args)
        types = ", ".join(self.type(shape) for _, shape in picked)
        results = ", ".join(self.type(shape) for _, shape in out)
        result, suffix = self.name(), f":{len(out)}" if len(out) > 1 else ""
        order = list(chosen)
        self.random.shuffle(order)
        words = ", ".join(f'"{axis}"' for axis in order)
        scope.lines += [
            f"{result}{suffix} = sdy.manual_computation({names}) in_shardings=[{', '.join(t for t, _ in ins)}] "
            f"out_shardings=[{', '.join(t for t, _ in out)}] manual_axes={{{words}}} ({params}) {{",
            *inner.lines,
            f"sdy.return {', '.join(v for v, _ in outs)} : {', '.join(self.type(s) for _, s in outs)}",
            f"}} : ({types}) -> ({results})",
        ]
        self.publish(scope, result, [shape for _, shape in out])

    def manual_text(
        self, scope: Scope, shape: Shape, chosen: dict[str, int], *, grow: bool
    ) -> tuple[str, Shape]:
        """A sharding over manual and free axes, and the other side's shape; `grow`: from local."""
        other = list(shape)
        dims: list[list[str]] = [[] for _ in shape]
        unused: list[str] = []
        for axis, size in chosen.items():
            fitting = [k for k, d in enumerate(other) if grow or d % size == 0]
            if fitting and self.random.random() < 0.8:
                k = self.random.choice(fitting)
                dims[k].append(f'"{axis}"')
                other[k] = other[k] * size if grow else other[k] // size
            else:
                unused.append(axis)
        local = shape if grow else tuple(other)
        free = [(n, s) for n, s in self.mesh if n not in chosen and n not in scope.manual and s > 1]
        for axis, size in free:
            fitting = [k for k, d in enumerate(local) if d % size == 0]
            if fitting and self.random.random() < 0.25:
                dims[self.random.choice(fitting)].append(f'"{axis}"')
        shown = [
            "{" + ", ".join([*axes, *(["?"] if self.random.random() < 0.6 else [])]) + "}"
            for axes in dims
        ]
        text = f"<@mesh, [{', '.join(shown)}]"
        if unused and self.random.random() < 0.2:
            order = [f'"{n}"' for n, _ in self.mesh if n in unused]
            text += f", replicated={{{', '.join(order)}}}"
        return text + ">", tuple(other)

    def call(self, scope: Scope) -> None:
        before = len(scope.lines)
        super().call(scope)
        if len(scope.lines) == before or not self.notes:
            return
        line = scope.lines[-1]
        head, _, results = line.rpartition(" -> ")
        shapes = [tuple(int(d) for d in m[1].split("x")[:-1]) for m in _TENSOR.finditer(results)]
        note = self.op_sharding(scope, shapes)
        if note:
            before_types, colon, types = head.rpartition(" : (")
            scope.lines[-1] = f"{before_types} {{{note}}}{colon}{types} -> {results}"

    # --- the whole

    def _typed_params(self) -> list[str]:
        shown: list[str] = []
        for name, type in self.typed_args:
            match = _TENSOR.fullmatch(type)
            if match and self.random.random() < 0.6:
                shape = tuple(int(d) for d in match[1].split("x")[:-1])
                type += f" {{sdy.sharding = #sdy.sharding{self.sharding(shape)}}}"
            shown.append(f"{name}: {type}")
        return shown

    def _mesh_lines(self) -> list[str]:
        lines = super()._mesh_lines()
        if self.uses_meshes:
            lines += [
                f"sdy.mesh @copy = <{self.mesh_text()}>",
                f"sdy.mesh @turned = <{self.turned()}>",
                "sdy.mesh @empty = <[]>",
                "sdy.mesh @one = <[], device_ids=[1]>",
            ]
        return lines


def _is_plain(type: str) -> bool:
    match = _TENSOR.fullmatch(type)
    return match is not None and not match[2].startswith(("complex", "!"))


def table_program(seed: int, features: Features | None = None) -> str:
    """The text of the program of a seed; by default some are long, some hold partial values."""
    drawn = Features(unreduced=seed % 4 == 1, ops=40 if seed % 7 == 0 else 14)
    return TableProgram(seed, features or drawn).text

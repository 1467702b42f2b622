"""Random annotated programs for the comparison with Shardy: one seed, one program text.

Every program parses in jaxlib. `Features` says what may occur, so that a failure can be narrowed.
"""

# ruff: noqa: E501  (program text)

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from random import Random

Shape = tuple[int, ...]

MESHES: tuple[tuple[tuple[str, int], ...], ...] = (
    (("x", 2), ("y", 2)),
    (("x", 4), ("y", 2)),
    (("x", 2), ("y", 3)),
    (("x", 8),),
    (("x", 2), ("y", 2), ("z", 2)),
    (("x", 4), ("one", 1), ("y", 4)),
    (("x", 2), ("y", 2), ("z", 2), ("w", 2)),
    (("x", 6), ("y", 4)),
)
DIMS = (1, 2, 3, 4, 4, 6, 8, 8, 8, 12, 16, 16)
UNARY = ("negate", "exponential", "tanh", "cosine", "sine", "abs", "sqrt")
BINARY = ("add", "multiply", "subtract", "divide", "maximum", "minimum")


@dataclass(frozen=True)
class Features:
    """What a program may contain besides plain ops."""

    control: bool = True  # while, case, optimization_barrier
    calls: bool = True
    manual: bool = True
    constraints: bool = True
    groups: bool = True
    priorities: bool = True
    sub_axes: bool = True
    unreduced: bool = False
    dead: bool = True  # values that nothing uses
    ops: int = 14


@dataclass
class Scope:
    """The lines of one region and the f32 tensors visible in it."""

    lines: list[str]
    values: list[tuple[str, Shape]]
    depth: int
    manual: frozenset[str] = frozenset()
    in_func: bool = True


class Program:
    """Grows one program; `text` is the module."""

    def __init__(self, seed: int, features: Features | None = None) -> None:
        self.random = Random(seed)
        self.features = features or Features()
        self.mesh = self.random.choice(MESHES)
        self.count = 0
        self.group = 0
        self.funcs: list[tuple[str, list[Shape], list[Shape]]] = []
        self.func_texts: list[str] = []
        self.used: set[str] = set()
        steps: list[tuple[int, Callable[[Scope], None]]] = [
            (5, self.unary),
            (8, self.binary),
            (3, self.dot),
            (2, self.reduce),
            (3, self.reshape),
            (2, self.transpose),
            (3, self.broadcast),
            (1, self.slice),
            (1, self.concatenate),
            (1, self.pad),
            (1, self.gather),
            (1, self.scatter),
            (1, self.dynamic_slice),
            (1, self.dynamic_update_slice),
            (2, self.constant),
            (1, self.iota),
            (1, self.select),
            (1, self.reverse),
            (1, self.clamp),
        ]
        f = self.features
        if f.control:
            steps += [(1, self.loop), (1, self.case), (1, self.barrier)]
        if f.calls:
            steps += [(2, self.call)]
        if f.manual:
            steps += [(1, self.manual)]
        if f.constraints:
            steps += [(2, self.constraint), (1, self.propagation_barrier)]
        if f.groups:
            steps += [(1, self.sharding_group)]
        self.steps = [step for weight, step in steps for _ in range(weight)]
        self._grow_steps()
        self.top: Scope | None = None
        self.text = self._module()

    def _grow_steps(self) -> None:
        """A larger generator adds its own steps here."""

    # --- pieces

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def type(self, shape: Shape, element: str = "f32") -> str:
        return f"tensor<{''.join(f'{d}x' for d in shape)}{element}>"

    def pick(
        self, scope: Scope, want: Callable[[Shape], bool] = lambda _: True
    ) -> tuple[str, Shape]:
        """A visible value, rather a recent one."""
        fitting = [value for value in scope.values if want(value[1])]
        if not fitting:
            shape = self.shape()
            for _ in range(50):
                if want(shape):
                    break
                shape = self.shape()
            assert want(shape)
            return self.emit_constant(scope, shape), shape
        recent = fitting[-6:]
        value = self.random.choice(recent if self.random.random() < 0.7 else fitting)
        self.used.add(value[0])
        return value

    def shape(self) -> Shape:
        rank = self.random.choice((1, 2, 2, 2, 3, 3, 4))
        return tuple(self.random.choice(DIMS) for _ in range(rank))

    def add(self, scope: Scope, line: str, shape: Shape, *, suffix: str = "") -> str:
        name = self.name()
        scope.lines.append(f"{name} = {line}")
        scope.values.append((name + suffix, shape))
        return name + suffix

    def sharding(
        self, shape: Shape, manual: frozenset[str] = frozenset(), *, exact: bool = False
    ) -> str:
        """A random sharding; `exact`: every dim divides, no priorities."""
        pool = [(n, 1, s, s) for n, s in self.mesh if n not in manual]
        r, f = self.random, self.features
        if f.sub_axes:
            pool = [part for axis in pool for part in self._maybe_split(axis)]
        r.shuffle(pool)
        dims: list[str] = []
        for size in shape:
            taken: list[tuple[str, int, int, int]] = []
            left = size
            while pool and r.random() < 0.4:
                axis = pool[-1]
                fits = left % axis[2] == 0
                if exact and not fits:
                    break
                if not fits and r.random() < 0.8:
                    break
                if taken and taken[-1][0] == axis[0] and taken[-1][1] * taken[-1][2] == axis[1]:
                    break
                taken.append(pool.pop())
                left = left // axis[2] if fits else 1
            parts = [self._axis(a) for a in taken]
            is_open = r.random() < 0.6
            if is_open:
                parts.append("?")
            dim = "{" + ", ".join(parts) + "}"
            if f.priorities and not exact and (taken or is_open) and r.random() < 0.12:
                dim += f"p{r.choice((0, 1, 1, 2))}"
            dims.append(dim)
        text = f"<@mesh, [{', '.join(dims)}]"
        for word, chance in (("replicated", 0.1), ("unreduced", 0.1 if f.unreduced else 0)):
            if pool and r.random() < chance:
                text += f", {word}={{{self._axis(pool.pop())}}}"
        return text + ">"

    def _maybe_split(self, axis: tuple[str, int, int, int]) -> list[tuple[str, int, int, int]]:
        name, _, size, _ = axis
        cuts = [k for k in range(2, size) if size % k == 0]
        if not cuts or self.random.random() < 0.8:
            return [axis]
        cut = self.random.choice(cuts)
        return [(name, 1, cut, size), (name, cut, size // cut, size)]

    @staticmethod
    def _axis(axis: tuple[str, int, int, int]) -> str:
        name, pre, size, whole = axis
        return f'"{name}"' if size == whole else f'"{name}":({pre}){size}'

    # --- ops

    def unary(self, scope: Scope) -> None:
        value, shape = self.pick(scope)
        op = self.random.choice(UNARY)
        self.add(scope, f"stablehlo.{op} {value} : {self.type(shape)}", shape)

    def binary(self, scope: Scope) -> None:
        a, shape = self.pick(scope)
        b, _ = self.pick(scope, lambda s: s == shape)
        if self.random.random() < 0.5:
            a, b = b, a
        op = self.random.choice(BINARY)
        self.add(scope, f"stablehlo.{op} {a}, {b} : {self.type(shape)}", shape)

    def select(self, scope: Scope) -> None:
        a, shape = self.pick(scope)
        b, _ = self.pick(scope, lambda s: s == shape)
        p = self.name()
        bools, type = self.type(shape, "i1"), self.type(shape)
        scope.lines.append(
            f"{p} = stablehlo.compare LT, {a}, {b}, FLOAT : ({type}, {type}) -> {bools}"
        )
        self.add(scope, f"stablehlo.select {p}, {a}, {b} : {bools}, {type}", shape)

    def clamp(self, scope: Scope) -> None:
        a, shape = self.pick(scope, lambda s: bool(s))
        low, _ = (
            self.pick(scope, lambda s: s in ((), shape))
            if () in [s for _, s in scope.values]
            else (a, shape)
        )
        scalar = dict(scope.values).get(low) == ()
        t = self.type(shape)
        types = f"({self.type(())}, {t}, {self.type(())}) -> {t}" if scalar else t
        self.add(scope, f"stablehlo.clamp {low}, {a}, {low} : {types}", shape)

    def dot(self, scope: Scope) -> None:
        a, left = self.pick(scope, lambda s: len(s) >= 1)
        r = self.random
        contracting = r.randrange(len(left))
        candidates = [
            (value, shape)
            for value, shape in scope.values
            if left[contracting] in shape and len(shape) <= 3
        ]
        b, right = r.choice(candidates) if candidates else (a, left)
        k = right.index(left[contracting])
        batch = [
            (i, j)
            for i in range(len(left))
            for j in range(len(right))
            if i != contracting and j != k and left[i] == right[j]
        ]
        pairs = [r.choice(batch)] if batch and r.random() < 0.5 else []
        lb, rb = [i for i, _ in pairs], [j for _, j in pairs]
        out = [left[i] for i in lb]
        out += [d for i, d in enumerate(left) if i not in lb and i != contracting]
        out += [d for j, d in enumerate(right) if j not in rb and j != k]
        if len(out) > 4 or prod(out) > 1 << 14:
            return
        batching = f"batching_dims = {lb} x {rb}, " if pairs else ""
        self.add(
            scope,
            f"stablehlo.dot_general {a}, {b}, {batching}contracting_dims = [{contracting}] x [{k}] : "
            f"({self.type(left)}, {self.type(right)}) -> {self.type(tuple(out))}",
            tuple(out),
        )

    def scalar(self, scope: Scope) -> str:
        name = self.name()
        scope.lines.append(f"{name} = stablehlo.constant dense<0.0> : tensor<f32>")
        return name

    def index(self, scope: Scope, shape: Shape = ()) -> str:
        name = self.name()
        scope.lines.append(f"{name} = stablehlo.constant dense<0> : {self.type(shape, 'i32')}")
        return name

    def reduce(self, scope: Scope) -> None:
        a, shape = self.pick(scope, lambda s: len(s) >= 1)
        dims = sorted(
            self.random.sample(range(len(shape)), self.random.randint(1, min(2, len(shape))))
        )
        out = tuple(d for i, d in enumerate(shape) if i not in dims)
        init = self.scalar(scope)
        op = self.random.choice(("add", "maximum"))
        self.add(
            scope,
            f"stablehlo.reduce({a} init: {init}) applies stablehlo.{op} across dimensions = {dims} : "
            f"({self.type(shape)}, tensor<f32>) -> {self.type(out)}",
            out,
        )

    def reshape(self, scope: Scope) -> None:
        a, shape = self.pick(scope, lambda s: len(s) >= 1)
        r = self.random
        dims = list(shape)
        for _ in range(r.randint(1, 2)):
            kind = r.random()
            i = r.randrange(len(dims))
            if kind < 0.5 and len(dims) > 1:
                i = r.randrange(len(dims) - 1)
                dims[i : i + 2] = [dims[i] * dims[i + 1]]
            elif kind < 0.9:
                cuts = [k for k in range(2, dims[i]) if dims[i] % k == 0]
                if cuts:
                    cut = r.choice(cuts)
                    dims[i : i + 1] = [cut, dims[i] // cut]
            else:
                dims.insert(i, 1)
        if r.random() < 0.1:
            dims.reverse()
        out = tuple(dims)
        if len(out) <= 5:
            self.add(
                scope, f"stablehlo.reshape {a} : ({self.type(shape)}) -> {self.type(out)}", out
            )

    def transpose(self, scope: Scope) -> None:
        a, shape = self.pick(scope, lambda s: len(s) >= 2)
        order = list(range(len(shape)))
        self.random.shuffle(order)
        out = tuple(shape[i] for i in order)
        self.add(
            scope,
            f"stablehlo.transpose {a}, dims = {order} : ({self.type(shape)}) -> {self.type(out)}",
            out,
        )

    def broadcast(self, scope: Scope) -> None:
        a, shape = self.pick(scope, lambda s: len(s) <= 3)
        r = self.random
        target = next((s for _, s in reversed(scope.values) if len(s) > len(shape)), None)
        if shape == () and target and r.random() < 0.7:
            out, dims = list(target), []
        else:
            out, dims = list(shape), list(range(len(shape)))
            at = r.randint(0, len(shape))
            out.insert(at, r.choice(DIMS))
            dims = [d + (d >= at) for d in dims]
            for operand, d in enumerate(dims):
                if shape[operand] == 1 and r.random() < 0.5:
                    out[d] = r.choice(DIMS)
        self.add(
            scope,
            f"stablehlo.broadcast_in_dim {a}, dims = {dims} : ({self.type(shape)}) -> {self.type(tuple(out))}",
            tuple(out),
        )

    def slice(self, scope: Scope) -> None:
        a, shape = self.pick(scope, lambda s: len(s) >= 1)
        r = self.random
        cuts: list[tuple[int, int]] = []
        for d in shape:
            cuts.append(
                (0, d)
                if r.random() < 0.6 or d == 1
                else (r.randrange(d // 2), r.randint(d // 2 + 1, d))
            )
        out = tuple(b - a for a, b in cuts)
        shown = ", ".join(f"{a}:{b}" for a, b in cuts)
        self.add(
            scope, f"stablehlo.slice {a} [{shown}] : ({self.type(shape)}) -> {self.type(out)}", out
        )

    def concatenate(self, scope: Scope) -> None:
        a, shape = self.pick(scope, lambda s: len(s) >= 1)
        b, _ = self.pick(scope, lambda s: s == shape)
        dim = self.random.randrange(len(shape))
        out = tuple(2 * d if i == dim else d for i, d in enumerate(shape))
        t = self.type(shape)
        self.add(
            scope,
            f"stablehlo.concatenate {a}, {b}, dim = {dim} : ({t}, {t}) -> {self.type(out)}",
            out,
        )

    def pad(self, scope: Scope) -> None:
        a, shape = self.pick(scope, lambda s: len(s) >= 1)
        low = [self.random.choice((0, 0, 1, 2)) for _ in shape]
        high = [self.random.choice((0, 0, 1, 2)) for _ in shape]
        out = tuple(d + p + q for d, p, q in zip(shape, low, high, strict=True))
        zero = self.scalar(scope)
        self.add(
            scope,
            f"stablehlo.pad {a}, {zero}, low = {low}, high = {high}, interior = {[0] * len(shape)} : "
            f"({self.type(shape)}, tensor<f32>) -> {self.type(out)}",
            out,
        )

    def reverse(self, scope: Scope) -> None:
        a, shape = self.pick(scope, lambda s: len(s) >= 1)
        dim = self.random.randrange(len(shape))
        self.add(scope, f"stablehlo.reverse {a}, dims = [{dim}] : {self.type(shape)}", shape)

    def gather(self, scope: Scope) -> None:
        a, shape = self.pick(scope, lambda s: len(s) == 2)
        count = self.random.choice(DIMS)
        index = self.index(scope, (count, 1))
        out = (count, shape[1])
        self.add(
            scope,
            f'"stablehlo.gather"({a}, {index}) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1], '
            "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, "
            f"indices_are_sorted = false, slice_sizes = array<i64: 1, {shape[1]}>}}> : "
            f"({self.type(shape)}, {self.type((count, 1), 'i32')}) -> {self.type(out)}",
            out,
        )

    def scatter(self, scope: Scope) -> None:
        a, shape = self.pick(scope, lambda s: len(s) == 2)
        u, update = self.pick(scope, lambda s: len(s) == 2)
        if update[1] != shape[1]:
            update = (self.random.choice(DIMS), shape[1])
            u = self.emit_constant(scope, update)
        index = self.index(scope, (update[0], 1))
        self.add(
            scope,
            f'"stablehlo.scatter"({a}, {index}, {u}) <{{indices_are_sorted = false, '
            "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], "
            "inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, "
            "unique_indices = false}> ({\n^bb0(%old: tensor<f32>, %new: tensor<f32>):\n"
            "%sum = stablehlo.add %old, %new : tensor<f32>\nstablehlo.return %sum : tensor<f32>\n}) : "
            f"({self.type(shape)}, {self.type((update[0], 1), 'i32')}, {self.type(update)}) -> {self.type(shape)}",
            shape,
        )

    def dynamic_slice(self, scope: Scope) -> None:
        a, shape = self.pick(scope, lambda s: len(s) >= 1)
        out = tuple(d if self.random.random() < 0.6 else max(1, d // 2) for d in shape)
        index = self.index(scope)
        indices = ", ".join([index] * len(shape))
        types = ", ".join([self.type(shape), *["tensor<i32>"] * len(shape)])
        self.add(
            scope,
            f"stablehlo.dynamic_slice {a}, {indices}, sizes = {list(out)} : ({types}) -> {self.type(out)}",
            out,
        )

    def dynamic_update_slice(self, scope: Scope) -> None:
        a, shape = self.pick(scope, lambda s: len(s) >= 1)
        u, update = (
            self.pick(
                scope,
                lambda s: (
                    len(s) == len(shape) and all(p <= q for p, q in zip(s, shape, strict=True))
                ),
            )
            if any(s == shape for _, s in scope.values)
            else (a, shape)
        )
        index = self.index(scope)
        indices = ", ".join([index] * len(shape))
        types = ", ".join([self.type(shape), self.type(update), *["tensor<i32>"] * len(shape)])
        self.add(
            scope,
            f"stablehlo.dynamic_update_slice {a}, {u}, {indices} : ({types}) -> {self.type(shape)}",
            shape,
        )

    def emit_constant(self, scope: Scope, shape: Shape) -> str:
        value = self.random.choice(("1.0", "2.0"))
        return self.add(scope, f"stablehlo.constant dense<{value}> : {self.type(shape)}", shape)

    def constant(self, scope: Scope) -> None:
        near = self.random.choice(scope.values)[1] if scope.values else self.shape()
        self.emit_constant(scope, () if self.random.random() < 0.3 else near)

    def iota(self, scope: Scope) -> None:
        near = self.random.choice(scope.values)[1] if scope.values else self.shape()
        shape = near or self.shape()
        dim = self.random.randrange(len(shape))
        self.add(scope, f"stablehlo.iota dim = {dim} : {self.type(shape)}", shape)

    # --- regions

    def body(
        self, scope: Scope, args: list[tuple[str, Shape]], steps: int, **changes: object
    ) -> Scope:
        outer = scope.values if changes.pop("sees_outer", True) else []
        inner = Scope([], [*outer, *args], scope.depth + 1)
        inner.manual = changes.pop("manual", scope.manual)  # type: ignore[assignment]
        inner.in_func = False
        self.grow(inner, steps)
        return inner

    def returned(self, scope: Scope, shape: Shape) -> str:
        if not any(shape == s for _, s in scope.values):
            return self.emit_constant(scope, shape)
        return self.pick(scope, lambda s: s == shape)[0]

    def loop(self, scope: Scope) -> None:
        if scope.depth > 1:
            return
        carried = [self.pick(scope) for _ in range(self.random.randint(1, 3))]
        args = [(self.name(), shape) for _, shape in carried]
        pairs = ", ".join(
            f"{arg} = {value}" for (arg, _), (value, _) in zip(args, carried, strict=True)
        )
        types = ", ".join(self.type(shape) for _, shape in carried)
        inner = self.body(scope, args, self.random.randint(1, 4))
        out = [self.returned(inner, shape) for _, shape in carried]
        flag = self.name()
        result = self.name()
        suffix = f":{len(carried)}" if len(carried) > 1 else ""
        scope.lines += [
            f"{result}{suffix} = stablehlo.while({pairs}) : {types}",
            "cond {",
            f"{flag} = stablehlo.constant dense<true> : tensor<i1>",
            f"stablehlo.return {flag} : tensor<i1>",
            "} do {",
            *inner.lines,
            f"stablehlo.return {', '.join(out)} : {types}",
            "}",
        ]
        self.publish(scope, result, [shape for _, shape in carried])

    def publish(self, scope: Scope, result: str, shapes: list[Shape]) -> None:
        for k, shape in enumerate(shapes):
            scope.values.append((f"{result}#{k}" if len(shapes) > 1 else result, shape))

    def case(self, scope: Scope) -> None:
        if scope.depth > 1:
            return
        shapes = [self.pick(scope)[1] for _ in range(self.random.randint(1, 2))]
        types = ", ".join(map(self.type, shapes))
        branches: list[str] = []
        for _ in range(2):
            inner = self.body(scope, [], self.random.randint(0, 2))
            out = [self.returned(inner, shape) for shape in shapes]
            branches.append(
                "\n".join([*inner.lines, f"stablehlo.return {', '.join(out)} : {types}"])
            )
        index = self.index(scope)
        result = self.name()
        suffix = f":{len(shapes)}" if len(shapes) > 1 else ""
        inside = "\n}, {\n".join(branches)
        scope.lines.append(
            f'{result}{suffix} = "stablehlo.case"({index}) ({{\n{inside}\n}}) : (tensor<i32>) -> ({types})'
        )
        self.publish(scope, result, shapes)

    def barrier(self, scope: Scope) -> None:
        picked = [self.pick(scope) for _ in range(self.random.randint(1, 2))]
        types = ", ".join(self.type(shape) for _, shape in picked)
        result = self.name()
        suffix = f":{len(picked)}" if len(picked) > 1 else ""
        names = ", ".join(value for value, _ in picked)
        scope.lines.append(f"{result}{suffix} = stablehlo.optimization_barrier {names} : {types}")
        self.publish(scope, result, [shape for _, shape in picked])

    def manual(self, scope: Scope) -> None:
        free = [name for name, size in self.mesh if name not in scope.manual and size > 1]
        if scope.depth > 1 or scope.manual or not free:
            return
        axes = dict(self.mesh)
        axis = self.random.choice(free)
        picked = [self.pick(scope) for _ in range(self.random.randint(1, 2))]
        ins = [self.manual_sharding(shape, axis, axes[axis]) for _, shape in picked]
        args = [(self.name(), local) for _, local in ins]
        inner = self.body(
            scope, args, self.random.randint(1, 3), sees_outer=False, manual=scope.manual | {axis}
        )
        value, local = self.pick(inner)
        text, shape = self.outer(local, axis, axes[axis])
        names = ", ".join(value for value, _ in picked)
        params = ", ".join(f"{arg}: {self.type(s)}" for arg, s in args)
        types = ", ".join(self.type(shape) for _, shape in picked)
        result = self.name()
        scope.lines += [
            f"{result} = sdy.manual_computation({names}) in_shardings=[{', '.join(t for t, _ in ins)}] "
            f'out_shardings=[{text}] manual_axes={{"{axis}"}} ({params}) {{',
            *inner.lines,
            f"sdy.return {value} : {self.type(local)}",
            f"}} : ({types}) -> {self.type(shape)}",
        ]
        self.publish(scope, result, [shape])

    def manual_sharding(self, shape: Shape, axis: str, size: int) -> tuple[str, Shape]:
        dims = ["{?}" if self.random.random() < 0.7 else "{}" for _ in shape]
        fitting = [i for i, d in enumerate(shape) if d % size == 0]
        local = list(shape)
        if fitting and self.random.random() < 0.8:
            i = self.random.choice(fitting)
            dims[i] = "{" + f'"{axis}"' + (", ?}" if dims[i] == "{?}" else "}")
            local[i] //= size
        return f"<@mesh, [{', '.join(dims)}]>", tuple(local)

    def outer(self, local: Shape, axis: str, size: int) -> tuple[str, Shape]:
        dims = ["{?}" if self.random.random() < 0.7 else "{}" for _ in local]
        shape = list(local)
        if local and self.random.random() < 0.8:
            i = self.random.randrange(len(local))
            dims[i] = "{" + f'"{axis}"' + (", ?}" if dims[i] == "{?}" else "}")
            shape[i] *= size
        return f"<@mesh, [{', '.join(dims)}]>", tuple(shape)

    def call(self, scope: Scope) -> None:
        if scope.manual:
            return
        if not self.funcs or self.random.random() < 0.4:
            self.define(scope)
        name, ins, outs = self.random.choice(self.funcs)
        args = [
            self.pick(scope, lambda s, want=shape: s == want)
            if any(s == shape for _, s in scope.values)
            else (self.emit_constant(scope, shape), shape)
            for shape in ins
        ]
        names = ", ".join(value for value, _ in args)
        result = self.name()
        suffix = f":{len(outs)}" if len(outs) > 1 else ""
        types = ", ".join(map(self.type, ins))
        results = ", ".join(map(self.type, outs))
        called = "func.call" if not scope.in_func else "call"
        scope.lines.append(
            f"{result}{suffix} = {called} @{name}({names}) : ({types}) -> ({results})"
        )
        self.publish(scope, result, outs)

    def define(self, scope: Scope) -> None:
        shapes = [self.pick(scope)[1] for _ in range(self.random.randint(1, 2))]
        args = [(self.name(), shape) for shape in shapes]
        inner = Scope([], list(args), scope.depth + 1)
        known = list(self.funcs)
        self.grow(inner, self.random.randint(1, 5))
        del known
        out = [self.pick(inner) for _ in range(self.random.randint(1, 2))]
        name = f"f{len(self.funcs)}"
        self.funcs.append((name, shapes, [shape for _, shape in out]))
        self.func_texts.append(self.func_text(name, "private ", args, inner.lines, out, 0.2))

    def func_text(
        self,
        name: str,
        visibility: str,
        args: list[tuple[str, Shape]],
        lines: list[str],
        out: list[tuple[str, Shape]],
        chance: float,
    ) -> str:
        def annotated(shape: Shape, probability: float) -> str:
            if self.random.random() >= probability:
                return self.type(shape)
            return f"{self.type(shape)} {{sdy.sharding = #sdy.sharding{self.sharding(shape)}}}"

        shown = [f"{arg}: {annotated(shape, chance)}" for arg, shape in args]
        params = ", ".join(shown + (self._typed_params() if name == "main" else []))
        results = ", ".join(annotated(shape, chance / 3) for _, shape in out)
        body = "\n".join(lines)
        names, types = ", ".join(v for v, _ in out), ", ".join(self.type(s) for _, s in out)
        return (
            f"func.func {visibility}@{name}({params}) -> ({results}) {{\n{body}\n"
            f"return {names} : {types}\n}}"
        )

    # --- annotations

    def constraint(self, scope: Scope) -> None:
        value, shape = self.pick(scope)
        text = self.sharding(shape, scope.manual, exact=True)
        self.add(scope, f"sdy.sharding_constraint {value} {text} : {self.type(shape)}", shape)

    def propagation_barrier(self, scope: Scope) -> None:
        value, shape = self.pick(scope)
        way = self.random.choice(("NONE", "FORWARD", "BACKWARD"))
        self.add(
            scope,
            f"sdy.propagation_barrier {value} allowed_direction={way} : {self.type(shape)}",
            shape,
        )

    def sharding_group(self, scope: Scope) -> None:
        if scope.manual or scope.depth:
            return
        a, shape = self.pick(scope)
        b, _ = self.pick(scope, lambda s: s == shape)
        self.group += 1
        for value in (a, b):
            scope.lines.append(
                f"sdy.sharding_group {value} group_id={self.group} : {self.type(shape)}"
            )

    # --- the whole

    def grow(self, scope: Scope, steps: int) -> None:
        for _ in range(steps):
            self.random.choice(self.steps)(scope)
            scope.values = [v for v in scope.values if prod(v[1]) <= 1 << 13] or scope.values

    def _module(self) -> str:
        base = [self.shape() for _ in range(2)]
        shapes = [self.random.choice(base) for _ in range(self.random.randint(2, 4))]
        args = [(f"%a{k}", shape) for k, shape in enumerate(shapes)]
        scope = self.top = Scope([], list(args), 0)
        self.grow(scope, self.random.randint(3, self.features.ops))
        last = scope.values[-3:]
        out = [self.random.choice(last) for _ in range(self.random.randint(1, 3))]
        if not self.features.dead:
            out = [v for v in scope.values if v[0] not in self.used] or out
        main = self.func_text("main", "public ", args, scope.lines, out, 0.75)
        lines = "\n".join([*self._mesh_lines(), main, *self.func_texts])
        return f"module {{\n{lines}\n}}\n"

    def _mesh_lines(self) -> list[str]:
        axes = ", ".join(f'"{n}"={s}' for n, s in self.mesh)
        return [f"sdy.mesh @mesh = <[{axes}]>"]

    def _typed_params(self) -> list[str]:
        """Further parameters of `main`."""
        return []


def random_program(seed: int, features: Features | None = None) -> str:
    """The text of the program of a seed."""
    return Program(seed, features).text

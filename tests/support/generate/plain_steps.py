"""Generator steps of random annotated programs that add one op without regions."""

# ruff: noqa: E501  (program text)

from __future__ import annotations

from math import prod

from shardwright.testing.generate.program_pieces import DIMS, Pieces, Scope

UNARY = ("negate", "exponential", "tanh", "cosine", "sine", "abs", "sqrt")
BINARY = ("add", "multiply", "subtract", "divide", "maximum", "minimum")


class PlainSteps(Pieces):
    """One method per kind of op."""

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

    def constant(self, scope: Scope) -> None:
        near = self.random.choice(scope.values)[1] if scope.values else self.shape()
        self.emit_constant(scope, () if self.random.random() < 0.3 else near)

    def iota(self, scope: Scope) -> None:
        near = self.random.choice(scope.values)[1] if scope.values else self.shape()
        shape = near or self.shape()
        dim = self.random.randrange(len(shape))
        self.add(scope, f"stablehlo.iota dim = {dim} : {self.type(shape)}", shape)

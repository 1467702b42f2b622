"""Generator steps that add regions, calls, or ops of the sdy dialect to annotated programs."""

# ruff: noqa: E501  (program text)

from __future__ import annotations

from shardwright.testing.generate.program_pieces import Features, Pieces, Scope, Shape


class RegionSteps(Pieces):
    """Loops, branches, manual computations, functions, constraints and groups."""

    def __init__(self, seed: int, features: Features | None = None) -> None:
        super().__init__(seed, features)
        self.group = 0
        self.funcs: list[tuple[str, list[Shape], list[Shape]]] = []
        self.func_texts: list[str] = []

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

    def _typed_params(self) -> list[str]:
        """Further parameters of `main`."""
        return []

"""Static twins of ops whose shapes are operands, once the shape of the result is known.

`dynamic_reshape` to a static shape is `reshape`: rule, reference, local form and spellings of such
an op are those of its twin, with operands left out that only say the shape.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from shardwright.spec.attributes import Attribute, Attrs
from shardwright.spec.factors import Kind, Rule
from shardwright.spec.op import Handle, Local, OpRow, Run, Sample, Sig, Spelling, Values, ops
from shardwright.spec.types import TensorType, Type, tensor

Twin = Callable[[Sig], Sig]


def _row(twin: Sig) -> OpRow:
    assert twin.row is not None, twin.name
    return twin.row


def rule(twin: Twin) -> Callable[[Sig], Rule | None]:
    """The twin's rule; operands that say the shape are kept whole."""

    def made(found: Sig) -> Rule | None:
        base = twin(found).rule
        return _widened(base, found) if base else None

    return made


def blocks(twin: Twin) -> Callable[[Sig], Rule | None]:
    """The rule by which the twin runs on blocks, in the same way; where it has none, the op's."""

    def made(found: Sig) -> Rule | None:
        base = twin(found).blocks
        return _widened(base, found) if base else found.rule

    return made


def _widened(base: Rule, found: Sig) -> Rule:
    """The rule with factors of the dims of further operands."""
    more = [found.shape(k) for k in range(len(base.operands), len(found.ins))]
    sizes = [size for shape in more for size in shape]
    numbers = iter(range(len(base.sizes), len(base.sizes) + len(sizes)))
    return replace(
        base,
        sizes=(*base.sizes, *sizes),
        kinds=(*base.kinds, *(Kind.REPLICATE for _ in sizes)),
        blocked=(*base.blocked, *(False for _ in sizes)),
        operands=(*base.operands, *(tuple((next(numbers),) for _ in s) for s in more)),
    )


def whole(twin: Twin) -> Callable[[Sig], tuple[int, ...]]:
    """The factors that the twin needs whole."""

    def made(found: Sig) -> tuple[int, ...]:
        other = twin(found)
        row = _row(other)
        return row.whole(other) if row.whole else ()

    return made


class _TwinRun:
    """The `Run` of the twin."""

    def __init__(self, run: Run, twin: Sig) -> None:
        self._run, self.sig = run, twin

    @property
    def regions(self) -> int:
        """Number of regions."""
        return self._run.regions

    def call(self, region: int, *args: Values) -> list[Values]:
        """Run a region."""
        return self._run.call(region, *args)

    def function(self, *args: Values) -> list[Values]:
        """Run the function that the op names."""
        return self._run.function(*args)


def run(twin: Twin) -> Callable[..., Any]:
    """The twin's reference."""

    def made(run: Run, *operands: Values) -> Any:
        return run_as(twin(run.sig), run, *operands)

    return made


def run_as(twin: Sig, run: Run, *operands: Values) -> Any:
    """The reference of a twin that is known, on its first operands."""
    reference = _row(twin).run
    assert reference is not None, twin.name
    return reference(_TwinRun(run, twin), *operands[: len(twin.ins)])


class _TwinLocal:
    """The `Local` of the twin: what is emitted as the same op is the twin."""

    def __init__(self, local: Local, twin: Sig) -> None:
        count = len(twin.ins)
        self._local, self.sig, self.mesh = local, twin, local.mesh
        self.operands, self.in_axes = local.operands[:count], local.in_axes[:count]
        self.out_axes, self.local_outs = local.out_axes, local.local_outs

    def emit(
        self,
        name: str,
        operands: Sequence[Handle],
        outs: Sequence[Type],
        attrs: dict[str, Attribute] | None = None,
    ) -> list[Handle]:
        return self._local.emit(name, operands, outs, attrs)

    def emit_same(
        self,
        operands: Sequence[Handle],
        attrs: Attrs | None = None,
        outs: Sequence[Type] | None = None,
    ) -> list[Handle]:
        types = self.local_outs if outs is None else outs
        if attrs is None:
            change = _row(self.sig).local_attrs
            ins = tuple(handle.type for handle in operands)
            attrs = change(self.sig, ins, tuple(types)) if change else self.sig.attrs
        return self.emit(self.sig.name, operands, types, dict(attrs))

    def constant(self, value: Values | int | float | bool, type: Any) -> Handle:
        return self._local.constant(value, type)

    def shard_index(self, axes: Any, element: str = "i32") -> Handle:
        return self._local.shard_index(axes, element)

    def permute(self, value: Handle, axes: Any, pairs: Any) -> Handle:
        return self._local.permute(value, axes, pairs)

    def error(self, message: str, help: str = "") -> Exception:
        return self._local.error(message, help)


def local(twin: Twin) -> Callable[[Local], list[Handle]]:
    """On one device the op is its twin."""

    def made(local: Local) -> list[Handle]:
        other = _TwinLocal(local, twin(local.sig))
        form = _row(other.sig).local
        return form(other) if form else other.emit_same(other.operands)

    return made


def spelled(twin: Twin, target: str) -> Callable[[Sig, Sequence[str]], str]:
    """The twin's spelling."""

    def spell(found: Sig, names: Sequence[str]) -> str:
        other = twin(found)
        spelling: Spelling | None = getattr(_row(other), target)
        assert spelling is not None, other.name
        names = names[: len(other.ins)]
        return spelling.format(*names) if isinstance(spelling, str) else spelling(other, names)

    return spell


def flops(twin: Twin) -> Callable[[Sig], float]:
    """The twin's operations."""
    return lambda found: twin(found).flops


def combine(twin: Twin) -> Callable[[Sig], tuple[str, ...]]:
    """The reducer of the twin's partial results."""

    def made(found: Sig) -> tuple[str, ...]:
        other = twin(found)
        row = _row(other)
        return row.combine(other) if row.combine else ()

    return made


def row(name: str, twin: Twin, **columns: Any) -> OpRow:
    """The row of an op with a twin; `columns` are its own: syntax, attributes, check, sample."""
    return OpRow(
        name=name,
        rule=rule(twin),
        own_rule=True,
        blocks=blocks(twin),
        whole=whole(twin),
        flops=flops(twin),
        combine=combine(twin),
        run=run(twin),
        local=local(twin),
        jax=spelled(twin, "jax"),
        torch=spelled(twin, "torch"),
        **columns,
    )


Number = tuple[tuple[int, ...], tuple[int, ...]]  # shape of an integer operand, its values


def sample(
    name: str, drop: Sequence[str], numbers: Callable[[Sample], Sequence[Number]]
) -> Callable[[Random], Sample]:
    """Samples of the twin of that name, without the attributes `drop`.

    What they said is given by further operands of integers instead.
    """

    def made(random: Random) -> Sample:
        draw = ops()[name].sample
        assert draw is not None, name
        drawn: Sample = draw(random)
        element = random.choice(("i64", "i32"))
        more = numbers(drawn)
        wishes = drawn.operands or ("any",) * len(drawn.ins)
        return replace(
            drawn,
            ins=(*drawn.ins, *(tensor(shape, element) for shape, _ in more)),
            attrs=drawn.attrs.without(*drop),
            operands=(*wishes, *(f"list:{','.join(map(str, values))}" for _, values in more)),
        )

    return made


def result_shape(drawn: Sample) -> list[Number]:
    """The shape of the result, as an operand says it."""
    (out,) = drawn.outs
    assert isinstance(out, TensorType)
    return [((out.rank,), out.shape)]

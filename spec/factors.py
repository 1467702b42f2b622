"""Factor rules: the dims of an op's operands and results as products of shared factors.

`([i, jk])->([ij, k]) {i=2, j=2, k=3}`: dim 1 of the operand is factor j (major) times factor k
(minor). Sharding a factor cuts every dim that holds it. Source: shardy `ir` (OpShardingRuleAttr).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum


class Kind(IntEnum):
    """The effect of cutting a factor."""

    PASS = 0  # results are cut alike (Shardy: pass-through)
    REDUCTION = 1  # results are partial
    REPLICATE = 2  # must not be cut (Shardy: need_replication)
    PERMUTATION = 3  # cutting needs a neighbour exchange


Tensor = tuple[tuple[int, ...], ...]  # per dim: factor indices, major to minor


@dataclass(frozen=True, slots=True)
class Rule:
    """Factor sizes and kinds, and the factors of each dim of each operand and result."""

    sizes: tuple[int, ...]
    kinds: tuple[Kind, ...]
    blocked: tuple[bool, ...]  # factors that never propagate
    operands: tuple[Tensor, ...]
    results: tuple[Tensor, ...]
    is_custom: bool = False

    @property
    def tensors(self) -> tuple[Tensor, ...]:
        """Operands, then results."""
        return self.operands + self.results

    def of_kind(self, kind: Kind) -> tuple[int, ...]:
        """Indices of the factors of one kind."""
        return tuple(f for f, k in enumerate(self.kinds) if k == kind)

    def __str__(self) -> str:
        """The text Shardy prints, without the leading `#sdy.op_sharding_rule`."""
        operands = ", ".join(_tensor_text(t) for t in self.operands)
        results = ", ".join(_tensor_text(t) for t in self.results)
        sizes = ", ".join(f"{factor_name(f)}={size}" for f, size in enumerate(self.sizes))
        text = f"<({operands})->({results})" + (f" {{{sizes}}}" if sizes else "")
        for word, kind in _WORDS:
            if members := self.of_kind(kind):
                text += f" {word}={{{', '.join(map(factor_name, members))}}}"
        if any(self.blocked):
            members = [factor_name(f) for f, is_blocked in enumerate(self.blocked) if is_blocked]
            text += f" blocked_propagation={{{', '.join(members)}}}"
        return text + (", custom>" if self.is_custom else ">")


_WORDS = (
    ("reduction", Kind.REDUCTION),
    ("need_replication", Kind.REPLICATE),
    ("permutation", Kind.PERMUTATION),
)


def factor_name(index: int) -> str:
    """i .. z, then z_1, z_2, ..."""
    letters = "ijklmnopqrstuvwxyz"
    return letters[index] if index < len(letters) else f"z_{index - len(letters) + 1}"


def _tensor_text(tensor: Tensor) -> str:
    return f"[{', '.join(''.join(map(factor_name, dim)) for dim in tensor)}]"


NO_DIM = -1  # this tensor lacks the factor


def blocked(rule: Rule, kinds: Collection[Kind] = (Kind.PERMUTATION,)) -> Rule:
    """The same rule whose factors of these kinds do not propagate."""
    facts = zip(rule.blocked, rule.kinds, strict=True)
    return replace(rule, blocked=tuple(old or kind in kinds for old, kind in facts))


class RuleBuilder:
    """Collects factors dim by dim, in the order that sets their letters.

    `operand_ranks` and `result_ranks`: number of dims of each value; rank 0 for scalars and
    non-tensors.
    """

    def __init__(self, operand_ranks: Sequence[int], result_ranks: Sequence[int]) -> None:
        self._operands: list[list[list[int]]] = [[[] for _ in range(r)] for r in operand_ranks]
        self._results: list[list[list[int]]] = [[[] for _ in range(r)] for r in result_ranks]
        self._sizes: list[int] = []
        self._kinds: list[Kind] = []
        self._blocked: list[bool] = []

    def factor(
        self,
        operand_dims: Sequence[int],
        result_dims: Sequence[int],
        size: int,
        kind: Kind = Kind.PASS,
        blocked: bool = False,
    ) -> None:
        """Add a factor to one dim of each operand and result (NO_DIM where it is absent)."""
        index = len(self._sizes)
        self._sizes.append(size)
        self._kinds.append(kind)
        self._blocked.append(blocked)
        for dims, tensors in ((operand_dims, self._operands), (result_dims, self._results)):
            for dim, tensor in zip(dims, tensors, strict=True):
                # A factor of size 1 is not appended to a dim that has one already.
                if dim != NO_DIM and not (size == 1 and tensor[dim]):
                    tensor[dim].append(index)

    def same(self, dim: int, size: int, kind: Kind = Kind.PASS, blocked: bool = False) -> None:
        """Add a factor to the same dim of every operand and result that is not a scalar."""
        operands = [dim if tensor else NO_DIM for tensor in self._operands]
        results = [dim if tensor else NO_DIM for tensor in self._results]
        self.factor(operands, results, size, kind, blocked)

    def build(self, is_custom: bool = False) -> Rule:
        """The rule; each dim that received no factor gets one of size 1."""
        for tensor in self._operands + self._results:
            for dim in tensor:
                if not dim:
                    dim.append(len(self._sizes))
                    self._sizes.append(1)
                    self._kinds.append(Kind.PASS)
                    self._blocked.append(False)
        return Rule(
            tuple(self._sizes),
            tuple(self._kinds),
            tuple(self._blocked),
            tuple(tuple(map(tuple, tensor)) for tensor in self._operands),
            tuple(tuple(map(tuple, tensor)) for tensor in self._results),
            is_custom,
        )


def pointwise_rule(shape: Sequence[int], operand_ranks: Sequence[int], results: int = 1) -> Rule:
    """One factor per dim; scalar operands have none."""
    builder = RuleBuilder(operand_ranks, [len(shape)] * results)
    for dim, size in enumerate(shape):
        builder.same(dim, size)
    return builder.build()

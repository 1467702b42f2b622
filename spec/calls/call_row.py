"""What is known of a target of `custom_call`; the row of the op is derived from these."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from shardwright.spec.attributes import RULE_NOTE, RuleAttr
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.op import Sample, Sig, Spelling


def nothing(_: Sig) -> tuple[int, ...]:
    """The factors that a target needs whole which needs none."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CallRow:
    """All that is known of a target.

    names       of the target: one per element type, where libraries have several
    rule        factor rule; None: the rule in the text, if any
    whole       factors that carry shardings, but must not be cut where the call runs
    flops       floating point operations of the whole call
    run         numpy reference `(sig, *operands) -> array or tuple of arrays`; None: nothing known
    opaque      why nobody who has the text alone can run it; "": one can
    jax, torch  an expression, as in the row of an op; "": none
    sample      draws test instances whose results are unique; None: tested elsewhere
    """

    names: tuple[str, ...]
    rule: Callable[[Sig], Rule] | None = None
    whole: Callable[[Sig], tuple[int, ...]] = nothing
    flops: Callable[[Sig], float] | None = None
    run: Callable[..., Any] | None = None
    opaque: str = ""
    jax: Spelling = ""
    torch: Spelling = ""
    sample: Callable[[Random], Sample] | None = None


def given_rule(sig: Sig) -> Rule | None:
    """The `custom` rule that stands on the op."""
    found = sig.hints.notes.get(RULE_NOTE)
    return found.rule if isinstance(found, RuleAttr) else None


# --- batches of matrices


def batch_rank(sig: Sig) -> int:
    """How many leading dims all operands and results of a batch of matrices have in common."""
    return max(0, len(sig.shape(0)) - 2)


def batched(sig: Sig) -> Rule:
    """The rule in the text, if it cuts batches alike; else batch dims pass, others are whole."""
    given = given_rule(sig)
    batch = batch_rank(sig)
    if given is not None and _is_batched(given, batch):
        return given
    return batch_rule(shapes(sig), len(sig.ins), batch, Kind.REPLICATE)


def batch_rule(
    sizes: Sequence[tuple[int, ...]], operands: int, batch: int, kind: Kind, custom: bool = False
) -> Rule:
    """One factor per batch dim of tensors with these shapes; each other dim has one of its own."""
    ranks = [len(shape) for shape in sizes]
    builder = RuleBuilder(ranks[:operands], ranks[operands:])
    for dim in range(batch):
        builder.same(dim, sizes[0][dim])
    for number, shape in enumerate(sizes):
        for dim in range(batch, len(shape)):
            places = [dim if k == number else NO_DIM for k in range(len(sizes))]
            builder.factor(places[:operands], places[operands:], shape[dim], kind)
    return builder.build(custom)


def shapes(sig: Sig) -> list[tuple[int, ...]]:
    """Of operands, then results."""
    ins = [sig.shape(k) for k in range(len(sig.ins))]
    return ins + [sig.out_shape(k) for k in range(len(sig.outs))]


def _is_batched(rule: Rule, batch: int) -> bool:
    """True if the batch dims of all tensors have the same factors, and no other dim has them."""
    first = rule.operands[0][:batch]
    factors = {factor for dim in first for factor in dim}
    rest = {f for tensor in rule.tensors for dim in tensor[batch:] for f in dim}
    return factors.isdisjoint(rest) and all(tensor[:batch] == first for tensor in rule.tensors)


def matrix_factors(sig: Sig) -> tuple[int, ...]:
    """The factors of all dims but those of the batch: matrices are computed whole."""
    rule = sig.rule
    if rule is None:
        return ()
    batch = {f for dim in rule.operands[0][: batch_rank(sig)] for f in dim}
    return tuple(f for f in range(len(rule.sizes)) if f not in batch)


def table(rows: Sequence[CallRow]) -> dict[str, CallRow]:
    """Rows by each of their names. Raises ValueError where two have the same."""
    found: dict[str, CallRow] = {}
    for row in rows:
        for name in row.names:
            if name in found:
                raise ValueError(f"two rows for {name}")
            found[name] = row
    return found

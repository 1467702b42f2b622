"""Algorithms of collectives that a plan tells: offers with the chain of the plan, and refusals."""

from __future__ import annotations

from shardwright.ir.core import Module, Op
from shardwright.ir.walk import all_ops
from shardwright.passes.base import op_error
from shardwright.passes.collect.chains.chain_prices import KINDS, Offer, Prices
from shardwright.passes.collect.chains.told_chain import legal_chains
from shardwright.spec import plan
from shardwright.spec.attributes import String
from shardwright.spec.machines.ring_bytes import COLLECTIVES


def is_of_library(op: Op) -> bool:
    """Whether a plan says that a collective is done in one piece."""
    return op.notes.get(plan.ALGORITHM) == String(plan.LIBRARY)


def told_offer(module: Module, op: Op, prices: Prices, offer: Offer) -> Offer:
    """The offer with the chain that the plan tells. Raises ProgramError where there is none."""
    found = prices.told(op, offer, _text(op))
    if found is None:
        legal = legal_chains(KINDS[op.name], len(offer.levels))
        names = ", ".join(f'"{name}"' for name in (plan.LIBRARY, *legal))
        wanted = f'steps of "{op.name}" over {len(offer.levels)} of the cluster\'s levels'
        message = f'has {plan.ALGORITHM} = "{_text(op)}", expected {wanted}'
        raise op_error(module, op, message, help=f"write one of {names} ...")
    return found


def expect_untold(module: Module, op: Op, refusal: str) -> None:
    """Raises ProgramError where a plan tells steps of a collective that has to stay as it is."""
    if plan.ALGORITHM in op.notes:
        message = f'has {plan.ALGORITHM} = "{_text(op)}", but {refusal}'
        raise op_error(module, op, message, help=_ALONE)


def expect_known_kinds(module: Module) -> None:
    """Raises ProgramError where a plan tells steps of what is never done in steps."""
    for op in all_ops(module):
        if op.name in COLLECTIVES and op.name not in KINDS and not is_of_library(op):
            expect_untold(module, op, f"is no {', '.join(KINDS)}")


def expect_none_told(module: Module) -> None:
    """Raises ProgramError where a plan tells steps in a pipeline, whose stages are on parts of the
    cluster.
    """
    for op in module.walk():
        if op.name in COLLECTIVES and not is_of_library(op):
            expect_untold(module, op, "the program is a pipeline, expected one of a single stage")


def _text(op: Op) -> str:
    found = op.notes.get(plan.ALGORITHM)
    return found.value if isinstance(found, String) else ""


_ALONE = f'write {plan.ALGORITHM} = "{plan.LIBRARY}", or remove it'

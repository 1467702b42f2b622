"""Attention in all usual forms is one kernel forward and one backward; nothing else is one."""

from __future__ import annotations

import pytest

pytest.importorskip("jax")

from shardwright.ir.parse import parse
from shardwright.passes.cost.attention import match
from shardwright.passes.cost.attention.expressions import Expressions
from shardwright.passes.cost.attention.mask_density import Views
from shardwright.passes.cost.fusion.fusion import Fused, Kernel, fuse
from shardwright.passes.cost.kernels.dataflow import flatten
from shardwright.testing.generate.attention_forms import (
    DEPTH,
    FORMS,
    OTHERS,
    PERCEPTRONS,
    Form,
    T,
    lowered,
    lowered_perceptron,
)


def fused(text: str, depth: int = DEPTH, views: Views | None = None) -> Fused:
    module = parse(text)
    assert module.main is not None
    return fuse(flatten(module, module.main.body), depth, views)


def attention(found: Fused) -> list[Kernel]:
    return [k for k in found.kernels if k.load is not None and k.load.is_attention]


def large_elsewhere(found: Fused, size: int) -> list[str]:
    """What makes a value of so many elements outside of attention, or hands it to it."""
    count, names = found.flat.count, list[str]()
    for kernel in found.kernels:
        if kernel.load is not None and kernel.load.is_attention:
            seen = [*kernel.reads, *kernel.outs]
        else:
            seen = [value for node in kernel.nodes for value in node.outs]
        names += [kernel.main.op.name for value in seen if count[value] >= size]
    return names


def check(form: Form, with_gradients: bool) -> None:
    found = fused(lowered(form, with_gradients))
    kernels = attention(found)
    products = [len(k.load.products) for k in kernels if k.load is not None]
    assert products == (list(form.products) if with_gradients else [2])
    assert large_elsewhere(found, T * form.others) == []
    assert {k.load.visible for k in kernels if k.load is not None} == {form.visible}


@pytest.mark.parametrize("name", FORMS)
def test_attention_as_people_write_it_is_one_kernel_each_way(name: str):
    check(FORMS[name], with_gradients=True)


@pytest.mark.parametrize("name", ["cross", "alibi", "divided after", "grouped, one", "dropout"])
def test_without_gradients_too(name: str):
    check(FORMS[name], with_gradients=False)


@pytest.mark.parametrize("name", OTHERS)
def test_what_else_is_asked_of_scores_makes_them_leave_the_chip(name: str):
    assert attention(fused(lowered(OTHERS[name], False))) == []


def test_heads_deeper_than_the_kernel_takes_are_products():
    text = lowered(FORMS["where"], True)
    assert len(attention(fused(text))) == 2
    assert attention(fused(text, DEPTH - 1)) == []


def test_probabilities_kept_for_the_backward_pass_leave_the_chip():
    form = FORMS["where"]._replace(recomputed=False)
    assert attention(fused(lowered(form, True))) == []


@pytest.mark.parametrize("is_recomputed", [False, True], ids=["kept", "recomputed"])
@pytest.mark.parametrize("name", PERCEPTRONS)
def test_narrow_perceptrons_and_losses_are_none(name: str, is_recomputed: bool):
    found = fused(lowered_perceptron(name, is_recomputed))
    scores = [n for k in found.kernels for n in k.nodes if match.is_score(found.flat, n, DEPTH)]
    assert scores and attention(found) == []


def test_a_planted_softmax_everywhere_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(match.Softmax, "is_attention", lambda self: True)
    assert attention(fused(lowered_perceptron("perceptron", True)))
    assert attention(fused(lowered(OTHERS["softmax over queries"], False)))


def test_a_planted_forgotten_mask_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(match, "visible_part", lambda softmax, views: 1.0)
    with pytest.raises(AssertionError):
        check(FORMS["where"], False)


# --- what is remembered of masks


def shown(views: Views | None) -> list[set[float]]:
    """The parts that masks show, form by form."""
    return [
        {k.load.visible for k in attention(fused(lowered(form, True), views=views)) if k.load}
        for form in FORMS.values()
    ]


def test_masks_that_were_seen_before_show_the_same():
    views, alone = Views(), shown(None)
    assert shown(views) == alone
    assert shown(views) == alone
    assert len({part for parts in alone for part in parts}) > 1


def test_expressions_that_forget_their_ops_are_caught(monkeypatch: pytest.MonkeyPatch):
    def number(self: Expressions, *parts: object) -> int:
        return len(parts)

    alone = shown(None)
    monkeypatch.setattr(Expressions, "_number", number)
    assert shown(Views()) != alone

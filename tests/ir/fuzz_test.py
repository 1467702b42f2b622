"""A sample of the language's fuzzer: hostile texts give diagnostics and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from shardwright.ir.parse import Parser
from shardwright.testing.texts import fuzz_inputs, fuzzing

COUNT = 1200


def test_hostile_texts_give_diagnostics_only():
    counts, faults = fuzzing.run(range(COUNT))
    assert faults == []
    kinds = Counter({kind: sum(n for k, n in counts.items() if k.endswith(kind)) for kind in KINDS})
    assert min(kinds.values()) > COUNT // 200, counts


KINDS = ("refused", "valid")


def test_every_kind_of_input_is_made():
    kinds = Counter(fuzz_inputs.fuzz_input(seed)[0] for seed in range(2000))
    assert set(kinds) == {"mutated", "generated", "bomb"}


@pytest.mark.parametrize("fault", [RecursionError("too deep"), TypeError("none"), MemoryError()])
def test_a_crash_is_a_fault(monkeypatch: pytest.MonkeyPatch, fault: BaseException):
    def crash(*_: object) -> None:
        raise fault

    monkeypatch.setattr(Parser, "parse", crash)
    assert type(fault).__name__ in fuzzing.outcome("module {}", Parser())[1]


def test_a_text_that_reads_back_differently_is_a_fault(monkeypatch: pytest.MonkeyPatch):
    texts = iter("ab")
    monkeypatch.setattr(fuzzing, "print_module", lambda *_, **__: f"module @{next(texts)} {{}}")
    assert "differently" in fuzzing.outcome("module {}", Parser())[1]


FOUND = (
    "func.func@f(%b:tensor<8xf32>){%1:2=chlo.scan()inits(%b)dimension=1{^b(%r:tensor<8xf32>):"
    "stablehlo.return%r,%r:tensor<8xf32>,tensor<8xf32>}:(tensor<8xf32>)->(tensor<4xf32>,"
    "tensor<f32>)return}",
)


@pytest.mark.parametrize("text", FOUND)
def test_what_crashed_once_gives_diagnostics(text: str):
    assert fuzzing.outcome(text, Parser()) == ("invalid", "")

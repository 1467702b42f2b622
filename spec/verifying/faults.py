"""Faults of an op: a sentence, the part of the op that it is about, a repair."""

from __future__ import annotations


class Fault(str):
    """A sentence in MLIR's words.

    `at`: what it is about: the name of an attribute, `operand 1`, `result 0`, "" for the op.
    `help`: a concrete repair, or "". `also`: what MLIR says further of the same mistake, or "".
    """

    at: str
    help: str
    also: str

    def __new__(cls, sentence: str, at: str = "", help: str = "", also: str = "") -> Fault:
        made = super().__new__(cls, sentence)
        made.at, made.help, made.also = at, help, also
        return made


class Unfit(Exception):
    """Result types cannot be inferred, or an op's parts do not fit: carries the fault."""

    def __init__(self, sentence: str, at: str = "", help: str = "") -> None:
        super().__init__(sentence)
        self.fault = Fault(sentence, at, help)

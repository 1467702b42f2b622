"""The factors of a reshape: matches the sizes of both shapes from the major end."""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd

from shardwright.spec.factors import NO_DIM, Rule, RuleBuilder


@dataclass
class _Side:
    """One shape under the walk: `dims` and `factors` are running products from the major end."""

    shape: tuple[int, ...]
    dim: int = 0
    dims: int = 1
    factors: int = 1

    def __post_init__(self) -> None:
        self.dims = self.shape[0] if self.shape else 1

    @property
    def is_done(self) -> bool:
        return self.dim >= len(self.shape)

    @property
    def is_one(self) -> bool:
        return not self.is_done and self.shape[self.dim] == 1

    @property
    def left(self) -> int:
        """The part of the current dim that factors do not cover yet."""
        return self.dims // self.factors

    def advance(self) -> None:
        """Go to the next dim when the factors have covered this one."""
        if self.is_done or self.dims != self.factors:
            return
        self.dim += 1
        if not self.is_done:
            self.dims *= self.shape[self.dim]


def reshape_rule(source: tuple[int, ...], target: tuple[int, ...]) -> Rule:
    """Shared factors while both walks are in step, one-sided factors where they have diverged.

    `[2, 4, 4] -> [8, 4]` gives `([i, j, k])->([ij, k])`, `[4, 6] -> [8, 3]` gives
    `([i, jk])->([ij, k])`.
    """
    builder = RuleBuilder([len(source)], [len(target)])
    a, b = _Side(source), _Side(target)
    while not (a.is_done and b.is_done):
        if a.is_one or b.is_one:
            _private_one(builder, a, b)
            continue
        _step(builder, a, b)
        a.advance()
        b.advance()
    return builder.build()


def _private_one(builder: RuleBuilder, a: _Side, b: _Side) -> None:
    """A dim of size 1 has a factor of its own; operand dims come first."""
    if a.is_one:
        builder.factor([a.dim], [NO_DIM], 1)
        a.advance()
    else:
        builder.factor([NO_DIM], [b.dim], 1)
        b.advance()


def _step(builder: RuleBuilder, a: _Side, b: _Side) -> None:
    if a.factors == b.factors:
        _step_together(builder, a, b)
    elif a.factors < b.factors:
        size = _catch_up(a, b)
        builder.factor([a.dim], [NO_DIM], size)
        a.factors *= size
    else:
        size = _catch_up(b, a)
        builder.factor([NO_DIM], [b.dim], size)
        b.factors *= size


def _step_together(builder: RuleBuilder, a: _Side, b: _Side) -> None:
    shared = gcd(a.left, b.left)
    if shared > 1:
        builder.factor([a.dim], [b.dim], shared)
        a.factors *= shared
        b.factors *= shared
        return
    left_a, left_b = a.left, b.left
    builder.factor([a.dim], [NO_DIM], left_a)
    builder.factor([NO_DIM], [b.dim], left_b)
    a.factors *= left_a
    b.factors *= left_b


def _catch_up(behind: _Side, ahead: _Side) -> int:
    """Size of the one-sided factor that brings the side behind back in step, if one can."""
    left = behind.left
    if ahead.factors % behind.factors == 0:
        wanted = ahead.factors // behind.factors
        if left % wanted == 0:
            return wanted
    shared = gcd(left, ahead.left)
    return left // shared if left > shared else left

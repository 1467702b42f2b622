"""Program texts for tests of the language: functions around single ops, odd layouts."""

from __future__ import annotations

import random
import re

ARGUMENTS = (
    "%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>,"
    " %k: tensor<4x8xi32>, %p: tensor<i1>, %v: tensor<2xi64>, %z: tensor<4x8xcomplex<f32>>,"
    " %t: !stablehlo.token, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %u: tensor<2xui32>,"
    " %m: tensor<4x8xi1>"
)
MESHES = 'sdy.mesh @mesh = <["x"=4, "y"=2]>\nsdy.mesh @other = <["x"=2, "z"=4]>\n'
CUT = '%c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>\n'


def in_function(body: str, meshes: str = MESHES) -> str:
    """A module with one function whose arguments are `ARGUMENTS` and that returns nothing."""
    return f"{meshes}func.func @f({ARGUMENTS}) {{\n{body}\nreturn\n}}\n"


_PIECE = re.compile(r'"(?:[^"\\\n]|\\.)*"|\s+|[^\s"]+')
_SPACES = (" ", " ", "  ", "\n", "\t", "\n\n   ", " // a note, 100 % true\n")


def reflow(text: str, seed: int) -> str:
    """The same program with other white space and comments; for seed 0 on one line."""
    draw = random.Random(seed)
    text = re.sub(r"^\s*//.*\n", "", text, flags=re.MULTILINE)
    pieces: list[str] = []
    for match in _PIECE.finditer(text):
        piece = match[0]
        if piece.isspace():
            piece = " " if seed == 0 else draw.choice(_SPACES)
        elif seed % 2 == 0 and not piece.startswith('"'):
            piece = re.sub(r"[(){}\[\],]", lambda m: m[0] + draw.choice(("", "", " ", "\n")), piece)
        pieces.append(piece)
    return "".join(pieces)

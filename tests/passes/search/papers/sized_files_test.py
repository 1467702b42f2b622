"""Files of ops over n, c, h, w: what the verb says of their levels, and of what is wrong."""

import io
import json
from pathlib import Path

import pytest

from shardwright.tools import cli

FILE = Path(__file__).parents[4] / "docs" / "instances" / "perceptron.json"
A, W, Y = [1, 1, 8, 4], [1, 1, 4, 2], [1, 1, 8, 2]
OP = {"name": "y", "kind": "matmul", "reads": [["x", A], ["w", W]], "makes": Y}


def run(path: Path, content: object, method: str = "double-recursive", *more: str):
    file = path / "ops.json"
    file.write_text(json.dumps(content))
    out, err = io.StringIO(), io.StringIO()
    words = ["plan", "--instance", str(file), "--format", "graph", "--method", method, *more]
    return cli.main(words, io.StringIO(), out, err), out.getvalue(), err.getvalue()


def test_the_verb_says_levels(tmp_path: Path):
    content = json.loads(FILE.read_text())
    code, out, _ = run(tmp_path, content, "double-recursive", "--json")
    found = json.loads(out)
    assert code == 0 and found["objective"] == 80.0 and len(found["levels"]) == 2
    assert found["levels"][0]["ops"]["h"] == {"inputs": ["h", ""], "output": "h"}
    assert "op h" in run(tmp_path, content)[1]
    code, _, err = run(tmp_path, content, "tofu")
    assert code == 2 and "does not read graphs of ops" in err


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ({"sized_ops": [OP]}, "field 'devices' is missing"),
        ({"devices": 6, "sized_ops": [OP]}, "field 'devices' is 6, expected a power of two"),
        ({"devices": 2048, "sized_ops": [OP]}, "expected a power of two of at most 1024"),
        ({"devices": 4, "sized_ops": []}, "field 'sized_ops' is empty"),
        ({"devices": 10**400, "sized_ops": [OP]}, "field 'devices' has 401 digits"),
        (
            {"devices": 4, "sized_ops": [{**OP, "reads": [["y", A], ["w", W]]}]},
            "'sized_ops[0].reads[0]' reads 'y', which is made later",
        ),
        ({"devices": 4, "sized_ops": [OP], "ops": []}, "has ops and sized_ops, which contradict"),
        ({"devices": 4, "sized_ops": [OP, OP]}, "two sized_ops are called 'y'"),
        ({"devices": 4, "sized_ops": [{**OP, "kind": "matmull"}]}, "which is no class of ops"),
        (
            {"devices": 4, "sized_ops": [{**OP, "reads": [["x", A]]}]},
            "has 1 inputs, a matmul has 2",
        ),
        ({"devices": 4, "sized_ops": [{**OP, "makes": A}]}, "multiplies 8x4 and 4x2 into 8x4"),
        ({"devices": 4, "sized_ops": [{**OP, "makes": [8, 2]}]}, "expected four whole numbers"),
        ({"devices": 4, "sized_ops": [{**OP, "reads": [A, W]}]}, "expected a name and n, c, h, w"),
        (
            {"devices": 4, "sized_ops": [OP, {**OP, "name": "z", "reads": [["y", A], ["v", W]]}]},
            "op 'y' makes 1x1x8x2, and 'z' reads it as 1x1x8x4",
        ),
        (
            {"devices": 4, "sized_ops": [{**OP, "kind": "conv", "makes": [2, 1, 8, 2]}]},
            "has channels or rows that contradict each other",
        ),
    ],
)
def test_wrong_files_are_said(content: object, said: str, tmp_path: Path):
    code, out, err = run(tmp_path, content)
    assert code == 1 and said in err and out == ""

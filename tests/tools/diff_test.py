"""`shardwright diff`: entries, words, pages, conditions, revisions, bad input."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

import shardwright as sw
from shardwright.tools.diff import diff_page
from tests.support.verbs import ask, record

EXAMPLES = Path(__file__).parents[2] / "examples"
TENSOR, DATA = EXAMPLES / "mlp_tensor_parallel.mlir", EXAMPLES / "mlp_data_parallel.mlir"
MOE, LOOP = EXAMPLES / "moe_layer.mlir", EXAMPLES / "while_loop.mlir"
ON = ("--cluster", "dgx-h100:1")
TEXT = TENSOR.read_text()
KEYS = {
    "old", "new", "same", "entries", "mesh", "structure", "shardings", "cuts", "plan",
    "collectives", "seconds", "exposed_seconds", "memory", "bytes", "counts", "failed",
}  # fmt: skip
W2 = '%arg3: tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}'
CROSS = W2.replace('{"model"}, {}', '{}, {"data"}')
UNCUT = W2.replace('{"model"}', "{}")


def changed(tmp_path: Path, *pairs: tuple[str, str]) -> str:
    """A file with the example, changed so."""
    text = TEXT
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / "new.mlir"
    path.write_text(text)
    return str(path)


def layers(count: int, *, other: str = "tanh", lost: bool = False) -> str:
    """Layers with paths as JAX writes them; `lost`: each second weight comes uncut."""
    cut = '{sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>} '
    second = "" if lost else cut
    head = ", ".join(
        f'%u{k}: tensor<64x256xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{}}, {{"model"}}]>}} '
        f"loc(\"params['layers'][{k}]['w1']\"), "
        f"%v{k}: tensor<256x64xf32> {second}loc(\"params['layers'][{k}]['w2']\")"
        for k in range(count)
    )
    body = "".join(
        f"""
    %a{k} = stablehlo.dot_general %x{k}, %u{k}, contracting_dims = [1] x [0] : (tensor<32x64xf32>, tensor<64x256xf32>) -> tensor<32x256xf32>
    %b{k} = stablehlo.{other} %a{k} : tensor<32x256xf32>
    %x{k + 1} = stablehlo.dot_general %b{k}, %v{k}, contracting_dims = [1] x [0] : (tensor<32x256xf32>, tensor<256x64xf32>) -> tensor<32x64xf32>"""  # noqa: E501
        for k in range(count)
    )
    return f"""sdy.mesh @mesh = <["data"=2, "model"=4]>
func.func public @main(%x0: tensor<32x64xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"data"}}, {{}}]>}}, {head}) -> tensor<32x64xf32> {{{body}
  return %x{count} : tensor<32x64xf32>
}}
"""  # noqa: E501


def test_all_keys_are_there():
    found = record("diff", str(TENSOR), str(DATA), *ON)
    assert found.keys() == KEYS
    assert found["memory"]["old"] == record("cost", str(TENSOR), *ON)["peak_bytes"]
    assert found["seconds"]["old"] == record("cost", str(TENSOR), *ON)["step_seconds"]
    assert found["seconds"]["new"] == record("cost", str(DATA), *ON)["step_seconds"]


def test_the_same_program_has_no_difference():
    code, output, errors = ask("diff", str(TENSOR), str(TENSOR))
    assert (code, errors) == (0, "") and output.endswith("no difference\n")
    assert record("diff", str(TENSOR), str(TENSOR))["entries"] == []


@pytest.mark.parametrize(
    ("pair", "kind", "said"),
    [
        (("%1 = stablehlo.tanh", "%1 = stablehlo.sine"), "structure",
         "structure: op stablehlo.tanh -> stablehlo.sine"),
        ((W2, UNCUT), "sharding", 'sharding: arg3 [{"model"}, {}] -> [{}, {}]'),
        (('"data"=2, "model"=4', '"data"=4, "model"=2'), "mesh",
         "mesh: the mesh data=2,model=4 -> data=4,model=2"),
        (("f32", "bf16"), "structure", "structure: type of arg0"),
        (("32x16xf32", "64x16xf32"), "structure", "structure: type of arg0, arg1"),
        (("dense<1.000000e-03> : tensor<16x64xf32>", "dense<1.000000e-02> : tensor<16x64xf32>"),
         "structure", "structure: stablehlo.constant value"),
    ],
)  # fmt: skip
def test_one_planted_change_is_one_entry(
    pair: tuple[str, str], kind: str, said: str, tmp_path: Path
):
    pairs = [pair, ("32x64xf32", "64x64xf32")] if pair[0].startswith("32x16") else [pair]
    path = changed(tmp_path, *pairs)
    (entry,) = record("diff", str(TENSOR), path, *ON)["entries"]
    assert entry["kind"] == kind and entry["words"].startswith(said), entry["words"]


def test_a_cut_is_an_entry(tmp_path: Path):
    told = "%1 = stablehlo.tanh %0"
    path = changed(tmp_path, (told, f'{told} {{plan.cut = {{i = ["data"]}}}}'))
    (entry,) = record("diff", str(TENSOR), path)["entries"]
    assert entry["kind"] == "cut" and "plan.cut of stablehlo.tanh" in entry["what"]


def test_what_follows_stands_under_its_cause(tmp_path: Path):
    (entry,) = record("diff", str(TENSOR), gathers(tmp_path), *ON)["entries"]
    ways = {(one["change"], one["collective"]) for one in entry["effects"] if "collective" in one}
    assert ("new", "all_gather") in ways and ("gone", "all_reduce") in ways, entry
    assert all(one["seconds"] is not None for one in entry["effects"] if "collective" in one)


def test_layers_are_one_line_with_a_count():
    old, new = sw.parse(layers(48)), sw.parse(layers(48, lost=True))
    found = sw.diff(old, new, "dgx-h100:1")
    (entry,) = found.entries
    assert (
        entry.words == ('sharding: params/layers/*/w2 [{"model"}, {}] -> nothing, 48 times')
        or entry.what == "params/layers/*/w2"
    )
    assert entry.count == 48
    assert len(entry.effects) <= 6


def test_replaced_ops_of_layers_are_one_line():
    (entry,) = sw.diff(sw.parse(layers(48)), sw.parse(layers(48, other="sine"))).entries
    assert entry.count == 48 and "stablehlo.tanh -> stablehlo.sine, 48 times" in entry.words


# --- conditions


def gathers(tmp_path: Path) -> str:
    return changed(tmp_path, (W2, CROSS))


@pytest.mark.parametrize(
    ("condition", "code"),
    [
        ("new-collectives", 3),
        ("memory+5%", 3),
        ("memory+500%", 0),
        ("time+2%", 3),
        ("time+50%", 0),
        ("bytes+1%", 3),
        ("new-collectives,memory+5%,time+2%,bytes+1%", 3),
    ],
)
def test_conditions(condition: str, code: int, tmp_path: Path):
    words = ("diff", str(TENSOR), gathers(tmp_path), *ON, "--fail-on", condition)
    found, _, errors = ask(*words)
    assert found == code, errors
    assert ("error: fails on " in errors) == (code == 3)


def test_a_new_collective_is_told(tmp_path: Path):
    path = gathers(tmp_path)
    code, output, errors = ask("diff", str(TENSOR), path, "--fail-on", "new-collectives")
    assert code == 3 and "new: " in output and "error: fails on new-collectives: new: " in errors
    assert "; because " in output


def test_nothing_new_fails_nothing():
    every = "new-collectives,memory+0%,time+0%,bytes+0%"
    assert ask("diff", str(TENSOR), str(TENSOR), *ON, "--fail-on", every)[0] == 0


# --- the page


def test_the_page_is_whole_and_escaped(tmp_path: Path):
    path, old, new = (tmp_path / name for name in ("page.html", "old.mlir", "new.mlir"))
    hostile = "<script>alert(x)</script>&"
    old.write_text(layers(2).replace("'w2'", f"'{hostile}'"))
    new.write_text(layers(2, lost=True).replace("'w2'", f"'{hostile}'"))
    code, output, errors = ask("diff", str(old), str(new), "-o", str(path))
    assert (code, errors) == (0, "") and hostile in output
    page = path.read_text()
    assert page.startswith("<!DOCTYPE html>") and page.rstrip().endswith("</html>")
    assert "<script" not in page and "http" not in page
    assert "&lt;script&gt;alert(x)&lt;/script&gt;&amp;" in page


def test_a_page_without_escaping_is_caught(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """The mutant: texts of the program as they are."""
    monkeypatch.setattr(diff_page, "escape", str)
    with pytest.raises(AssertionError):
        test_the_page_is_whole_and_escaped(tmp_path)


# --- why what is new came


def test_explain_says_why_each_new_collective_came(tmp_path: Path):
    path = gathers(tmp_path)
    found = record("explain", path, "--diff", str(TENSOR), *ON)
    new = [one["collective"] for one in found["new"]]
    assert sorted(new) == ["all_gather", "all_gather", "reduce_scatter"]
    assert all(one["because"] and "arg3" in one["cause"] for one in found["new"])
    code, output, _ = ask("explain", path, "--diff", str(TENSOR), *ON)
    assert code == 0 and output.startswith("3 classes of collectives came since ")
    words = {one["words"] for entry in record("diff", str(TENSOR), path, *ON)["entries"]
             for one in entry["effects"]}  # fmt: skip
    assert {one["words"] for one in found["new"]} <= words


def test_explain_of_nothing_new():
    code, output, _ = ask("explain", str(TENSOR), "--diff", str(TENSOR))
    assert code == 0 and output.startswith("no collective is new since ")
    code, _, errors = ask("explain", str(TENSOR), "--diff", str(TENSOR), "--arg", "0")
    assert code == 2 and "--diff explains all of a program" in errors


def test_explain_and_show_use_the_same_words():
    gone = {
        one["words"].removeprefix("gone: ").partition(",")[0].partition(" (")[0]
        for one in record("diff", str(TENSOR), str(DATA))["collectives"] if one["change"] == "gone"
    }  # fmt: skip
    told = {one["words"] for one in record("explain", str(TENSOR))["collectives"]}
    assert gone and gone <= told
    shown = [one["words"] for one in record("show", str(TENSOR))["collectives"]]
    assert shown == ["all-reduce over data, 3 times", "all-reduce over model"]


# --- revisions


def git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "init.defaultBranch=main"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Two revisions: in the second one a weight comes uncut."""
    git(tmp_path, "init")
    (tmp_path / "step.mlir").write_text(TEXT)
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-m", "one")
    git(tmp_path, "tag", "one")
    (tmp_path / "step.mlir").write_text(TEXT.replace(W2, UNCUT))
    git(tmp_path, "commit", "-am", "two")
    return tmp_path


def worktrees(folder: Path) -> int:
    words = ["git", "worktree", "list", "--porcelain"]
    listed = subprocess.run(words, cwd=folder, check=True, capture_output=True, text=True).stdout
    return listed.count("worktree ")


def test_revisions_are_compared_and_nothing_stays(repository: Path):
    path = str(repository / "step.mlir")
    found = record("diff", "--rev", "one..HEAD", path)
    (entry,) = found["entries"]
    assert entry["kind"] == "sharding" and found["old"].endswith("step.mlir at one")
    assert record("diff", "--rev", "one..", path)["entries"] == found["entries"]
    assert record("diff", "--rev", "one..one", path)["same"]
    assert worktrees(repository) == 1


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("--rev", "one..nowhere"), 2, "unknown revision 'nowhere'"),
        (("--rev", "one"), 2, "expected OLD..NEW, got 'one'"),
        (("--rev", ".."), 2, "expected OLD..NEW, got '..'"),
        (("--rev", "--force..HEAD"), 2, ""),
    ],
)
def test_wrong_revisions(repository: Path, words: tuple[str, ...], code: int, said: str):
    found, output, errors = ask("diff", *words, str(repository / "step.mlir"))
    assert (found, output) == (code, "") and said in errors
    assert worktrees(repository) == 1


# --- bad input


def test_nothing_in_common():
    code, output, errors = ask("diff", str(TENSOR), str(MOE))
    assert (code, output) == (1, "") and "have nothing in common" in errors
    assert ask("diff", str(LOOP), str(MOE))[0] == 1


def test_a_file_without_main(tmp_path: Path):
    path = tmp_path / "none.mlir"
    path.write_text(
        "func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n  return %a : tensor<4xf32>\n}\n"
    )
    code, output, errors = ask("diff", str(TENSOR), str(path))
    assert (code, output) == (1, "") and "main" in errors


def test_two_meshes(tmp_path: Path):
    line = '  sdy.mesh @mesh = <["data"=2, "model"=4]>\n'
    path = changed(tmp_path, (line, f'{line}  sdy.mesh @other = <["a"=8]>\n'))
    found = record("diff", str(TENSOR), path)
    assert [one["kind"] for one in found["entries"]] == ["mesh"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((str(TENSOR),), "expected two programs, got 1"),
        ((str(TENSOR), str(DATA), str(MOE)), "expected two programs, got 3"),
        ((str(TENSOR), str(DATA), "--fail-on", "memori+5%"), 'did you mean "memory"?'),
        ((str(TENSOR), str(DATA), "--fail-on", "memory"), "expected a percentage behind memory"),
        ((str(TENSOR), str(DATA), "--fail-on", "time+2%"), "--cluster is missing"),
        ((str(TENSOR), str(DATA), "--fail-on", ","), "has an empty condition"),
        ((str(TENSOR), str(DATA), "-o", "x.svg"), "the page is HTML, not .svg"),
        (("--rev", "a..b", str(TENSOR), str(DATA)), "--rev takes one file"),
    ],
)
def test_wrong_words(words: tuple[str, ...], said: str):
    code, output, errors = ask("diff", *words)
    assert (code, output) == (2, "") and said in errors, errors


def test_python_says_the_same():
    found = sw.diff(TENSOR, DATA, "dgx-h100:1")
    assert f"{found}\n" == ask("diff", str(TENSOR), str(DATA), *ON)[1].replace("\r", "")
    assert json.dumps(found.record())
    assert found and not sw.diff(TENSOR, TENSOR)
    assert [one.code for one in found.violations("memory+5%")] == [3]

"""`shardwright plan FILE`: keys, exit codes, written files, bad input."""

import json
from pathlib import Path

import pytest

from shardwright.ir.parse import parse
from shardwright.passes.search.planning.auto import Auto
from shardwright.spec import plan as keys
from tests.support.verbs import ask, record

EXAMPLES = Path(__file__).parents[2] / "examples"
LAYERS = str(EXAMPLES / "linear_layers.mlir")
TENSOR, DATA = (str(EXAMPLES / f"mlp_{kind}_parallel.mlir") for kind in ("tensor", "data"))
KEYS = {
    "method", "label", "status", "mesh", "step_seconds", "peak_bytes", "fits", "tier_a_seconds",
    "written_tier_a_seconds", "lower_bound", "gap", "step_lower_bound", "evaluations",
    "search_seconds", "build_seconds", "seed", "decides", "runners_up",
}  # fmt: skip
OWN = """
from shardwright.passes.search.methods.random_plans import RandomPlans
from shardwright.spec.axes import Mesh

class Guess(RandomPlans):
    name = "guess"

class Whole:
    name = "whole"
    paper, label, decides, about = "none", "own", ("mesh",), "nothing is cut"

    def meshes(self, devices):
        return [Mesh((("all", devices),))]

    def annotate(self, module, mesh_name, mesh):
        pass
"""


# --- what is printed


@pytest.mark.parametrize("method", ["auto", "grid", "messages", "zero3"])
def test_all_keys_are_there(method: str):
    words = (TENSOR, "--cluster", "dgx-h100", "--ignore-annotations", "--method", method)
    found = record("plan", *words)
    assert found.keys() >= KEYS and found["method"] == method
    assert found["status"] in ("optimal", "feasible") and found["fits"]
    assert found["step_lower_bound"] <= found["step_seconds"]
    bound = found["lower_bound"]
    assert (bound is None) == (method in ("grid", "zero3"))
    if bound is not None:
        assert bound.keys() == {"seconds", "kind", "space"}
        assert found["gap"] == pytest.approx(found["tier_a_seconds"] / bound["seconds"] - 1)
    slower = [one["step_seconds"] for one in found["runners_up"] if one["fits"]]
    assert all(one >= found["step_seconds"] for one in slower)
    assert "NaN" not in json.dumps(found) and "Infinity" not in json.dumps(found)


@pytest.mark.parametrize("devices", [(), ("--devices", "4")])
def test_cost_says_the_same_of_what_is_written(devices: tuple[str, ...], tmp_path: Path):
    path = str(tmp_path / "planned.mlir")
    target = ("--cluster", "dgx-h100", *devices)
    found = record("plan", TENSOR, *target, "--ignore-annotations", "-o", path)
    cost = record("cost", path, *target)
    assert cost["step_seconds"] == found["step_seconds"]
    assert cost["peak_bytes"] == found["peak_bytes"]
    assert parse(Path(path).read_text(encoding="utf-8")).main is not None
    code, _, err = ask("compile", path, *target, "--emit", "jax", "-o", str(tmp_path / "step.py"))
    assert code == 0, err


def test_words_for_people_name_what_counts():
    words = ("--cluster", "dgx-h100", "--ignore-annotations", "--why-not", "megatron")
    code, out, err = ask("plan", TENSOR, *words)
    assert code == 0 and "plan: " in err
    for said in (
        "step ",
        "memory ",
        "binds ",
        "runner-up",
        "why not megatron",
        "next: ",
    ):
        assert said in out


def test_methods_are_listed():
    names = [one["name"] for one in json.loads(ask("plan", "--method", "list", "--json")[1])]
    known = (
        "auto grid exhaustive eliminate messages ilp anneal random null data-parallel zero1 zero2"
    )
    assert set(known.split()) | {"zero3", "megatron", "megatron-sp", "propagate"} <= set(names)
    assert all(name in ask("plan", "--method", "list")[1] for name in names)


def test_equal_words_give_equal_texts(tmp_path: Path):
    texts: list[str] = []
    for jobs in ("1", "1", "2"):
        path = tmp_path / f"{len(texts)}.mlir"
        words = ("--cluster", "dgx-h100", "--ignore-annotations", "--jobs", jobs, "-o", str(path))
        assert ask("plan", TENSOR, *words)[0] == 0
        texts.append(path.read_text(encoding="utf-8"))
    assert len(set(texts)) == 1


# --- what a file says


def test_annotations_stay_unless_they_are_dropped(tmp_path: Path):
    path = tmp_path / "planned.mlir"
    kept = record("plan", TENSOR, "--cluster", "dgx-h100", "-o", str(path))
    before, after = (parse(Path(one).read_text(encoding="utf-8")) for one in (TENSOR, path))
    assert before.main is not None and after.main is not None
    for old, new in zip(before.main.args, after.main.args, strict=True):
        assert old.sharding is not None and new.sharding is not None
        assert old.sharding.axes == new.sharding.axes
    free = record("plan", TENSOR, "--cluster", "dgx-h100", "--ignore-annotations")
    assert free["step_seconds"] < kept["step_seconds"]


def test_further_axes_fill_the_devices_up():
    found = record("plan", DATA, "--cluster", "dgx-h100:2", "--method", "messages")
    before = next(iter(parse(Path(DATA).read_text(encoding="utf-8")).meshes.values()))
    assert found["mesh"].items() > dict(before.axes).items() and len(found["mesh"]) == 2


def test_fixed_arguments_are_told(tmp_path: Path):
    path = tmp_path / "planned.mlir"
    words = ("--cluster", "dgx-h100", "--ignore-annotations", "-o", str(path))
    record("plan", TENSOR, *words, "--fix", 'arg1 = [{"model"}, {}]')
    main = parse(path.read_text(encoding="utf-8")).main
    assert main is not None and main.args[1].sharding is not None
    assert [str(axis) for axis in main.args[1].sharding.axes[0]] == ['"model"']


# --- methods of one's own


@pytest.mark.parametrize("name", ["guess", "whole"])
def test_methods_come_from_a_file(name: str, tmp_path: Path):
    path = tmp_path / "own.py"
    path.write_text(OWN, encoding="utf-8")
    words = ("--cluster", "dgx-h100", "--ignore-annotations", "--load", str(path))
    found = record("plan", TENSOR, *words, "--method", name)
    assert found["method"] == name and found["fits"]
    assert name in ask("plan", "--method", "list", "--load", str(path))[1]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no class has a name"),
        ("x = 1 /", "the file fails: SyntaxError"),
        ("class A:\n    name = 'a'", "A has neither solve, nor meshes and annotate"),
        ("class A:\n    name = 'a'\n    def solve(self): ...", "A lacks paper, label"),
        (OWN.replace('"whole"', '"auto"'), 'there is a method "auto" already'),
    ],
)
def test_files_without_methods_are_said(text: str, said: str, tmp_path: Path):
    path = tmp_path / "own.py"
    path.write_text(text, encoding="utf-8")
    code, out, err = ask("plan", "--method", "list", "--load", str(path))
    assert code == 2 and said in err and "help: " in err and out == ""


# --- what goes wrong


def test_what_fits_nowhere_is_printed_with_exit_code_3(tmp_path: Path):
    words = ("plan", LAYERS, "--cluster", "dgx-h100", "--ignore-annotations")
    path = tmp_path / "planned.mlir"
    code, out, _ = ask(*words, "--memory-limit", "100B", "--json", "-o", str(path))
    found = json.loads(out)
    assert code == 3 and found["status"] == "infeasible" and not found["fits"]
    least = found["least_bytes"]
    code, out, _ = ask(*words, "--memory-limit", "100B")
    assert code == 3 and "does not fit" in out and "is the least of all plans" in out
    held = record(*words, "--memory-limit", f"{least}B")
    assert held["fits"] and held["peak_bytes"] <= least


SCALAR = """module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}
"""


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["--cluster", "dgx-h100", "--method", "megatronn"], 2, 'did you mean "megatron"?'),
        (["--cluster", "dgx-h100", "--why-not", "zero4"], 2, 'unknown method "zero4"'),
        (["--cluster", "dgx-h100", "--mesh", "data=3"], 2, "has 3 devices, the cluster 8"),
        (["--cluster", "dgx-h100", "--mesh", "data"], 2, "expected NAME=SIZE"),
        (["--cluster", "dgx-h100", "--mesh", "data=8"], 2, 'which the mesh data=8 lacks'),
        (["--cluster", "dgx-h100", "--devices", "3"], 1, "has 8 devices"),
        (["--cluster", "dgx-h100", "--devices", "9"], 2, "cannot take 9 of the 8 devices"),
        (["--cluster", "dgx-h100", "--devices", "0"], 2, "expected 1 to"),
        (["--cluster", "dgx-h100", "--budget", "0"], 2, "a budget of nothing"),
        (["--cluster", "dgx-h100", "--budget", "soon"], 2, "a budget is 'soon'"),
        (["--cluster", "dgx-h100", "--memory-limit", "much"], 2, "--memory-limit: expected bytes"),
        (["--cluster", "dgx-h100", "--jobs", "0"], 2, "expected a number from 1 to 64"),
        (["--cluster", "dgx-h100", "--method", "zero1"], 2, "add --ignore-annotations"),
        (["--cluster", "dgx-h100", "--fix", "nope = [{}]"], 2, "meets no argument"),
        (["--cluster", "dgx-h100/1", "--ignore-annotations"], 2, "nothing to plan on one device"),
        (["--devices", "4"], 2, "--devices needs a cluster"),
        ([], 2, "--cluster is missing"),
    ],
)  # fmt: skip
def test_wrong_words_are_said(words: list[str], code: int, said: str):
    found, out, err = ask("plan", LAYERS, *words)
    assert found == code and said in err and "Traceback" not in err and out == ""


def test_a_program_that_cannot_be_cut_is_said(tmp_path: Path):
    path = tmp_path / "scalar.mlir"
    for text, said in ((SCALAR, "nothing to shard"), ("module {\n}\n", "no function main")):
        path.write_text(text, encoding="utf-8")
        code, out, err = ask("plan", str(path), "--cluster", "dgx-h100")
        assert code == 1 and said in err and out == ""


def test_what_is_written_never_replaces_what_is_read(tmp_path: Path):
    path = tmp_path / "step.mlir"
    path.write_text(Path(LAYERS).read_text(encoding="utf-8"), encoding="utf-8")
    code, _, err = ask("plan", str(path), "--cluster", "dgx-h100", "-o", str(path))
    assert code == 2 and path.read_text(encoding="utf-8") == Path(LAYERS).read_text(
        encoding="utf-8"
    )
    assert "Traceback" not in err


def test_an_interrupted_search_prints_the_best_so_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def interrupted(self: Auto) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Auto, "fastest", interrupted)
    path = tmp_path / "planned.mlir"
    words = ("--cluster", "dgx-h100", "--ignore-annotations", "-o", str(path))
    code, out, _ = ask("plan", TENSOR, *words, "--json")
    found = json.loads(out)
    assert code == 130 and found["status"] == "budget" and found["evaluations"] >= 1
    assert parse(path.read_text(encoding="utf-8")).main is not None
    path.unlink()
    code, out, _ = ask("plan", TENSOR, *words, "--method", "messages")
    assert code == 130 and out == "" and not path.exists()


def test_a_text_without_cuts_is_what_passes_choose_anyway(tmp_path: Path):
    path = tmp_path / "planned.mlir"
    words = ("--cluster", "dgx-h100", "--ignore-annotations", "--method", "messages")
    record("plan", TENSOR, *words, "-o", str(path))
    ops = list(parse(path.read_text(encoding="utf-8")).walk())
    assert sum(keys.CUT in op.notes for op in ops) < len(ops) / 4


# --- what the text says, and what a method says of itself

TOLD = """sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<512x256xf32>, %b: tensor<256x1024xf32>, %c: tensor<1024x256xf32>) -> tensor<512x256xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {FIRST} : (tensor<512x256xf32>, tensor<256x1024xf32>) -> tensor<512x1024xf32>
  %1 = stablehlo.tanh %0 {SECOND} : tensor<512x1024xf32>
  %2 = stablehlo.dot_general %1, %c, contracting_dims = [1] x [0] : (tensor<512x1024xf32>, tensor<1024x256xf32>) -> tensor<512x256xf32>
  return %2 : tensor<512x256xf32>
}
"""  # noqa: E501
CUTS = [
    ('plan.cut = {k = ["x"]}', 'plan.cut = {i = ["x"]}'),
    ('plan.cut = {k = ["x", "y"]}, plan.partial = {j = ["y"]}', 'plan.cut = {j = ["x", "y"]}'),
    ('plan.cut = {k = ["y"]}, plan.partial = "all_reduce"', 'plan.cut = {j = ["x:(2)2"]}'),
    ("plan.cut = {}", 'plan.cut = {i = ["y", "x"]}'),
]


@pytest.mark.parametrize(
    ("cuts", "method"),
    [*((cuts, "messages") for cuts in CUTS), (CUTS[0], "auto"), (CUTS[1], "ilp")],
)
def test_what_a_plan_in_the_text_says_is_kept(cuts: tuple[str, str], method: str, tmp_path: Path):
    path = tmp_path / "told.mlir"
    path.write_text(TOLD.replace("FIRST", cuts[0]).replace("SECOND", cuts[1]))
    out = str(tmp_path / "planned.mlir")
    found = record("plan", str(path), "--cluster", "dgx-h100", "--method", method, "-o", out)
    assert found["mesh"] == {"x": 4, "y": 2}
    ops = list(parse(Path(out).read_text()).walk())
    for name, cut in zip(("stablehlo.dot_general", "stablehlo.tanh"), cuts, strict=True):
        told = next(op for op in parse(path.read_text()).walk() if op.name == name)
        written = next(op for op in ops if op.name == name)
        assert cut and {**written.notes, **told.notes} == dict(written.notes)


def test_annotations_that_are_ignored_are_no_bounds():
    """The best plan cuts rows, and sums nothing."""
    text = TOLD.replace("FIRST", CUTS[0][0]).replace("SECOND", CUTS[0][1])
    words = ("--cluster", "dgx-h100", "--method", "messages")
    kept = record("plan", "-", *words, stdin=text)
    assert (
        record("plan", "-", *words, "--ignore-annotations", stdin=text)["step_seconds"]
        < kept["step_seconds"]
    )


@pytest.mark.parametrize(
    ("method", "ops", "unit"),
    [("megatron", 5, None), ("optcnn", 17, "s"), ("tofu", 17, "bytes"), ("messages", 17, "s")],
)
def test_a_method_explains_itself(method: str, ops: int, unit: str | None):
    words = (TENSOR, "--cluster", "dgx-h100", "--ignore-annotations", "--method", method)
    found = record("plan", *words, "--explain")
    said = found["explain"]
    assert said["paper"] and said["label"] == found["label"]
    assert (said["ops"], said["ops_decided"], said["arguments"]) == (17, ops, 4)
    assert said["share"] == ops / 17 and said["tier_b_seconds"] == found["step_seconds"]
    assert {*said["completed"], *said["decides"]} == {
        "mesh", "shard", "stage", "micro", "remat", "reduce"
    }  # fmt: skip
    assert not {*said["completed"]} & {*said["decides"]}
    assert (said["own"] and said["own"]["unit"]) == unit
    assert said["tier_a_seconds"] == pytest.approx(found["step_seconds"], rel=0.1)
    text = ask("plan", *words, "--explain")[1]
    assert f"{ops} of 17 ops" in text and "by tables" in text
    assert "explain" not in record("plan", *words)


def test_settings_of_a_method_hold_for_programs():
    words = ("plan", TENSOR, "--cluster", "dgx-h100", "--ignore-annotations", "--mesh", "a=4,b=2")
    assert ask(*words, "--method", "pase")[0] == 0
    code, _, errors = ask(*words, "--method", "pase", "--set", "limit=10")
    assert code == 1 and "of at most 10" in errors
    out = ask(*words, "--method", "pase", "--set", "limit=1e6")[1]
    assert "--set limit=1e6" in out.splitlines()[-1]  # what to run next


@pytest.mark.parametrize(
    ("method", "setting", "said", "help"),
    [
        ("megatron", "limit=3", "the method megatron has no settings", "leave --set out"),
        ("auto", "limit=3", "the method auto has no settings", "leave --set out"),
        ("double-recursive", "a=1", "the method double-recursive has no settings", "--set out"),
        ("pase", "limt=3", "method pase has no setting 'limt'", 'did you mean "limit"?'),
        ("mindspore", "x=3", "method mindspore has no setting 'x'", '"alpha", "beta", "gamma"'),
        ("pase", "limit=many", "setting limit is 'many', expected a number", "write limit=1"),
    ],
)
def test_settings_that_a_method_does_not_have(method: str, setting: str, said: str, help: str):
    words = ("plan", TENSOR, "--cluster", "dgx-h100", "--method", method, "--set", setting)
    code, out, errors = ask(*words)
    assert code == 2 and not out
    assert said in errors and help in errors


def test_tables_of_layers_take_no_settings(tmp_path: Path):
    file = tmp_path / "net.json"
    layer = {"in_channels": 8, "out_channels": 8, "in_map": 1, "out_map": 1, "kernel": 1}
    file.write_text(json.dumps({"batch": 8, "levels": 1, "layers": [layer]}))
    words = ("plan", "--instance", str(file), "--format", "layers", "--set", "limit=3")
    code, out, errors = ask(*words)
    assert code == 2 and not out
    assert "--set does not go with --method accpar, which has no settings" in errors


def test_explaining_does_not_go_with_problems():
    code, _, errors = ask("plan", "--instance", "random:n=6", "--explain")
    assert code == 2 and "--explain does not go with --instance" in errors

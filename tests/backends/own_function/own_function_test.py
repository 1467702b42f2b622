"""Programs that are Python: every kind that is accepted, every verb, every refusal."""

import io
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import shardwright as sw
from shardwright.backends.jax.program import captured
from shardwright.ir.core import Module
from shardwright.ir.value_labels import arg_labels, result_labels
from shardwright.testing.warm.python import warm
from shardwright.tools import cli, opt

HERE = Path(__file__).parent
SOURCES = str(HERE.parents[2] / "src")
PATHS = [
    "params['in'].w",
    "params['in'].b",
    "params['two words'][0]",
    "batch.inputs",
    "batch.mask",
]
RESULTS = ["result['out']", "result['pair'][0]"]
KINDS = ["PAIR", "TRACED", "TEXT", "pair", "jitted", "traced", "text", "default", "maker.method"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shutil.copy(HERE / "program.py", tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


NEW_PROCESS = captured._run  # pyright: ignore[reportPrivateUsage]


@pytest.fixture(autouse=True)
def forked_users_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """JAX is imported once for all, unless a test asks for a new process."""

    def run(command: list[str], *rest: Any) -> int:
        return NEW_PROCESS(warm("jax").command(*command[1:]), *rest)

    monkeypatch.setattr(captured, "_run", run)


Tool = Callable[..., int]


def run(*words: str, tool: Tool = cli.main) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    return tool(list(words), io.StringIO(), out, err), out.getvalue(), err.getvalue()


def labels(program: Module) -> tuple[list[str], list[str]]:
    assert program.main is not None
    return arg_labels(program.main), result_labels(program.main)


def sharded(program: Module) -> list[bool]:
    assert program.main is not None
    return [value.sharding is not None for value in program.main.args]


def refusal(name: str, *words: str, code: int = 1) -> str:
    """What `show` says of it, which is one error."""
    got, out, err = run("show", name, *words)
    assert (got, out) == (code, ""), err
    assert err.count("error: ") == 1 and "Traceback" not in err, err
    return err


def written(text: str, name: str = "mine.py") -> str:
    Path(name).write_text(text)
    return name


# --- what is accepted


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_all_arguments_with_their_names(kind: str):
    program = sw.load(f"program.py:{kind}")
    assert labels(program) == (PATHS, RESULTS)
    assert sharded(program) == [True] * len(PATHS)


@pytest.mark.parametrize("kind", ["LOWERED", "lowered"])
def test_arguments_that_a_lowered_program_lacks_are_put_back(kind: str):
    program = sw.load(f"program.py:{kind}")
    assert labels(program) == (PATHS, RESULTS)
    assert sharded(program) == [True, False, True, True, False]
    code, _, err = run("show", f"program.py:{kind}", "--json")
    assert code == 0 and "params['in'].b, batch.mask [dropped-arguments]" in err
    code, _, err = run("show", f"program.py:{kind}", "-Werror=dropped-arguments")
    assert code == 1


def test_text_without_locations_has_the_names_that_it_says():
    args, results = labels(sw.load("program.py:UNNAMED"))
    assert args == [f"arg{index}" for index in range(5)] and results == RESULTS


def test_an_argument_that_is_no_tuple_is_the_only_one():
    assert labels(sw.load("program.py:one")) == (["x"], ["result['y']"])


def test_a_jitted_function_keeps_its_shardings():
    program = sw.load("program.py:out_shardings")
    assert sharded(program) == [True, False]
    assert program.main is not None and program.main.result_shardings[0] is not None


def test_a_module_is_found_from_the_current_folder(folder: Path):
    assert labels(sw.load("program:pair")) == (PATHS, RESULTS)
    package = folder / "package"
    package.mkdir()
    shutil.copy("program.py", package / "inner.py")
    (package / "__init__.py").write_text("")
    assert labels(sw.load("package.inner:maker.method")) == (PATHS, RESULTS)


def test_a_file_imports_from_its_folder_first(folder: Path):
    away = folder / "a folder:" / "deep"
    away.mkdir(parents=True)
    shutil.move("program.py", away / "helper.py")
    (folder / "helper.py").write_text("raise RuntimeError('the wrong one')")
    name = written("from helper import pair", str(away / "main.py"))
    assert labels(sw.load(f"{name}:pair")) == (PATHS, RESULTS)


def test_a_file_of_that_very_name_is_a_text():
    text = sw.compile(sw.load("program.py:pair"), emit="mlir")
    for name in ("program.py:one", "program:one", "a:b"):
        Path(name).write_text(text)
        assert run("show", name)[1].startswith(f"{name}: 4 devices")


def test_nothing_of_the_users_code_stays():
    before, path = set(sys.modules), list(sys.path)
    sw.load("program.py:pair")
    assert "program" not in sys.modules and sys.path == path
    assert not {name for name in set(sys.modules) - before if name.startswith("jax")}


def test_what_the_users_code_prints_is_not_output():
    written("import os; os.system('echo shell'); from program import pair\n")
    words = [sys.executable, "-m", "shardwright", "show", "mine.py:pair", "--json"]
    done = subprocess.run(words, capture_output=True, env=os.environ | {"PYTHONPATH": SOURCES})
    assert done.returncode == 0, done.stderr
    json.loads(done.stdout)
    assert {b"shell", b"imported", b"called"} <= set(done.stderr.split())


# --- verbs


def test_opt_prints_the_program():
    code, out, err = run("program.py:pair", "--mlir-print-debuginfo", tool=opt.main)
    assert (code, err) == (0, "imported\ncalled\n")
    assert all(f'loc("{path}")' in out for path in PATHS)
    assert '"program.py":' in out and str(Path.cwd()) not in out


def test_show_and_memory_name_arguments_and_results():
    record = json.loads(run("show", "program.py:pair", "--json")[1])
    assert record["file"] == "program.py:pair"
    named = {line["role"]: [] for line in record["values"]}
    for line in record["values"]:
        named[line["role"]].append(line["label"])
    assert named["argument"] == PATHS and sorted(named["result"]) == sorted(RESULTS)
    code, out, err = run("memory", "program.py:pair", "--cluster", "dgx-h100:1", "--all")
    assert code == 1 and "has 4 devices, the cluster" in err
    shutil.copy("program.py", "eight.py")
    text = Path("eight.py").read_text().replace("AbstractMesh((2, 2)", "AbstractMesh((2, 4)")
    Path("eight.py").write_text(text)
    code, out, err = run("memory", "eight.py:pair", "--cluster", "dgx-h100", "--all")
    assert code == 0 and all(path in out for path in PATHS), out + err


def test_explain_speaks_of_arguments_by_their_paths():
    code, out, _ = run("explain", "program.py:pair")
    assert code == 0 and "%arg" not in out and "params['in'].w" in out
    for path in PATHS:
        code, out, err = run("explain", "program.py:TEXT", "--value", path, "--budget", "0")
        assert code == 0 and out.startswith(f"{path}: "), err
        break
    code, _, err = run("explain", "program.py:pair", "--value", "params['in'].x")
    assert code == 2 and "no value is called params['in'].x" in err
    assert "did you mean \"params['in']." in err


def test_scripts_name_arguments_and_run():
    for target in ("jax", "torch"):
        code, script, _ = run("compile", "program.py:pair", "--emit", target)
        assert code == 0 and all(path in script for path in (*PATHS, *RESULTS))
        assert "params_in_w, params_in_b, params_two_words_0, batch_inputs, batch_mask" in script
        assert f"shardwright compile program.py:pair --emit {target}" in script
    code, out, err = run("verify", "program.py:pair", "--skip", "torch")
    assert code == 0 and all(name in out for name in RESULTS), err


def test_a_local_program_is_held_against_the_function():
    Path("local.mlir").write_text(sw.compile(sw.load("program.py:pair"), emit="mlir"))
    words = ("compile", "local.mlir", "--emit", "jax", "--original")
    assert run(*words, "program.py:pair")[0] == 0
    code, _, err = run(*words, "program.py:one")
    assert code == 1 and "result 0 (result['y']) is tensor<8x8xf32> here" in err


@pytest.mark.parametrize("name", ["program.py:pair", "program:pair"])
def test_the_users_code_is_not_overwritten(name: str):
    before = Path("program.py").read_text()
    for tool, words in (
        (cli.main, ["compile", name, "--emit", "jax", "-o", "program.py"]),
        (opt.main, [name, "-o", "./program.py"]),
    ):
        code, _, err = run(*words, tool=tool)
        assert code == 2 and "is the input" in err and Path("program.py").read_text() == before


# --- devices


@pytest.mark.parametrize(
    ("made", "count"),
    [
        ("jax.make_mesh((4, 2), ('x', 'y'))", 8),
        ("jax.make_mesh((8, 4), ('x', 'y'))", 32),
        ("jax.make_mesh((2,), ('x',))", 2),
        ("jax.make_mesh((jax.device_count(),), ('x',))", 8),
        ("jax.sharding.Mesh(np.array(jax.devices()).reshape(2, 3), ('x', 'y'))", 6),
        ("jax.sharding.Mesh(mesh_utils.create_device_mesh((16,)), ('x',))", 16),
        ("jax.sharding.AbstractMesh((512, 512), ('x', 'y'))", 512 * 512),
    ],
)
def test_there_are_as_many_devices_as_the_mesh_asks_for(made: str, count: int):
    written(MESHED.format(before="", mesh=made))
    assert next(iter(sw.load("mine.py:program").meshes.values())).device_count == count


@pytest.mark.parametrize(
    "before",
    [
        "jax.config.update('jax_num_cpu_devices', 3)",
        "import os; os.environ['XLA_FLAGS'] = '--xla_force_host_platform_device_count=3'",
    ],
)
def test_how_many_devices_the_users_code_sets(before: str):
    mesh = "jax.make_mesh((jax.device_count(),), ('x',))"
    written(MESHED.format(before=before, mesh=mesh))
    assert next(iter(sw.load("mine.py:program").meshes.values())).device_count == 3


@pytest.mark.parametrize("key", ["XLA_FLAGS", "JAX_NUM_CPU_DEVICES"])
def test_how_many_devices_the_user_sets(key: str, monkeypatch: pytest.MonkeyPatch):
    flag = "--xla_force_host_platform_device_count=3" if key == "XLA_FLAGS" else "3"
    monkeypatch.setenv(key, flag)
    written(MESHED.format(before="", mesh="jax.make_mesh((jax.device_count(),), ('x',))"))
    assert next(iter(sw.load("mine.py:program").meshes.values())).device_count == 3


MESHED = """\
import jax, numpy as np
from jax.experimental import mesh_utils
from jax.sharding import NamedSharding, PartitionSpec as P
{before}
def program():
    mesh = {mesh}
    x = jax.ShapeDtypeStruct((512 * 6,), "float32", sharding=NamedSharding(mesh, P("x")))
    return (lambda x: x + 1), (x,)
"""


# --- what is refused


def test_names_that_are_none():
    assert "program.py defines no 'par'" in (said := refusal("program.py:par"))
    assert 'did you mean "pair"?' in said
    assert "defines no 'methot'" in refusal("program.py:maker.methot")
    assert "got '1x'" in refusal("program.py:1x", code=2)
    said = refusal("program.py", code=2)
    assert "which function gives the program?" in said and "program.py:pair" in said
    assert "program.py:pair" in refusal("program.py:", code=2)
    assert "cannot read 'gone.py': no such file" in refusal("gone.py:f")
    assert "no module is called 'gone'" in refusal("gone.inner:f")
    assert "cannot read 'gone'" in refusal("gone")
    Path("text.mlir").write_text("module {}")
    assert "write text.mlir" in refusal("text.mlir:main", code=2)
    with pytest.raises(sw.ProgramError, match="no module is called"):
        sw.load("gone:f")


def test_a_function_with_parameters_is_told_how_to_have_none():
    said = refusal("program.py:step")
    assert "step takes params, batch; expected a function without parameters" in said
    assert "def program(): return step, (params, batch)" in said


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("None", "is None"),
        ("3", "is an object of type int"),
        ("{}", "is an object of type dict"),
        ("(1, 2, 3)", "is a tuple of int, int, int"),
        ("(1, 2)", "is a tuple of int, int"),
        ("numpy.ones((4, 2))", "is float64[4, 2], an array"),
        ("lambda: None", "gave None"),
        ("lambda: b'text'", "gave an object of type bytes"),
        ("lambda: (lambda: lambda: 1)", "gave an object of type function"),
    ],
)
def test_what_is_no_program(value: str, told: str):
    written(f"import numpy\nf = {value}\n")
    said = refusal("mine.py:f")
    assert f"f {told}, expected a jax.stages.Lowered or Traced, text, or (fn, args)" in said
    assert "return (fn, args)" in said


BROKEN = """\
import jax
def helper(x):
    return x @ x
def program():
    return helper, (jax.ShapeDtypeStruct((3, 4), "float32"),)
def raising():
    return {}["key"]
def arity():
    return helper, ()
def leaves():
    raise SystemExit(3)
"""


@pytest.mark.parametrize(
    ("text", "place", "told"),
    [
        ("import gone", "mine.py:1:1", "cannot be imported: ModuleNotFoundError: No module"),
        ("x = 1\n  y = 2", "mine.py:2:", "cannot be imported: IndentationError: unexpected indent"),
        ("x = 1\ny = 1 / 0", "mine.py:2:5", "cannot be imported: ZeroDivisionError: division by"),
        ("import sys\nsys.exit('bye')", "mine.py:2:1", "cannot be imported: it left with 'bye'"),
    ],
)
def test_a_module_that_cannot_be_imported(text: str, place: str, told: str):
    said = refusal(f"{written(text)}:f")
    assert said.startswith(place) and told in said


@pytest.mark.parametrize(
    ("name", "place", "told"),
    [
        ("program", "mine.py:3:12", "helper of program cannot be traced: TypeError: dot_general"),
        ("raising", "mine.py:7:12", "the call of raising failed: KeyError: 'key'"),
        ("arity", "mine.py:arity", "helper of arity cannot be traced: TypeError: "),
        ("leaves", "mine.py:11:5", "the call of leaves failed: it left with 3"),
    ],
)
def test_mistakes_are_shown_where_the_user_made_them(name: str, place: str, told: str):
    written(BROKEN)
    for where in ("mine.py", "mine"):
        said = refusal(f"{where}:{name}")
        assert said.startswith(place.replace("mine.py:arity", f"{where}:arity")), said
        assert told in said


def test_too_few_devices_are_told_with_a_way_out():
    written("import jax\ndef f():\n    return jax.devices()[9]\n")
    said = refusal("mine.py:f")
    assert said.startswith("mine.py:3:12") and "AbstractMesh" in said


def test_explicit_axes_are_told_with_a_way_out():
    written("""\
import jax
from jax.sharding import NamedSharding, PartitionSpec as P
def program():
    mesh = jax.make_mesh((2,), ("x",))
    cut = NamedSharding(mesh, P(None, "x")), NamedSharding(mesh, P("x"))
    args = [jax.ShapeDtypeStruct((8, 8), "float32", sharding=one) for one in cut]
    return lambda a, b: a @ b, tuple(args)
""")
    said = refusal("mine.py:program")
    assert said.startswith("mine.py:7:") and "AxisType.Auto" in said


def test_a_process_that_dies_says_how():
    written("import os\ndef f():\n    os.abort()\ndef g():\n    os._exit(5)\n")
    assert "ended with SIGABRT" in refusal("mine.py:f")
    assert "ended with exit code 5" in refusal("mine.py:g")


def test_without_jax_the_extra_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(captured, "_run", NEW_PROCESS)
    (folder / "jax.py").write_text("raise ModuleNotFoundError('no jax', name='jax')")
    said = refusal("program.py:pair", code=4)
    assert "needs jax, which is not installed" in said
    assert "pip install 'shardwright[jax]'" in said
    text = "module {\\n}\\n"
    written(f"f = '{text}'")  # text needs none
    assert "the program has no function main" in refusal("mine.py:f")


def test_errors_of_a_program_that_is_text():
    written("def f():\n    return 'module {'")
    assert refusal("mine.py:f").startswith("mine.py:f:1:")


# --- programs without annotations


PLAIN = """\
func.func @main(%w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %w, %w : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
"""
VERBS = [
    ["show"],
    ["explain"],
    ["draw"],
    ["compile", "--emit", "jax"],
    ["verify", "--skip", "jax,torch"],
    ["cost", "--cluster", "dgx-h100"],
    ["memory", "--cluster", "dgx-h100"],
]


@pytest.mark.parametrize("words", VERBS, ids=lambda words: words[0])
def test_every_verb_tells_a_program_without_annotations(words: list[str]):
    Path("bare.mlir").write_text(PLAIN)
    code, _, err = run(*words, "bare.mlir")
    assert code == 1 and "the program has no mesh to partition over" in err
    assert 'e.g. w {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}' in err
    assert 'sharding=NamedSharding(mesh, P("x"))' in err
    Path("meshed.mlir").write_text('sdy.mesh @m = <["dp"=8]>\n' + PLAIN)
    code, out, err = run(*words, "meshed.mlir")
    assert code == 0 and out
    assert "meshed.mlir:1:1: warning: nothing in the program is annotated" in err
    assert '#sdy.sharding<@m, [{"dp"}, {}]>' in err and 'P("dp")' in err
    assert run(*words, "meshed.mlir", "-Werror=unannotated")[0] == 1
    assert "annotated" not in run(*words, "meshed.mlir", "-Wno-unannotated")[2]


def test_a_function_without_annotations_is_told_so():
    text = "import jax\ndef f():\n    x = jax.ShapeDtypeStruct((8, 8), 'float32')\n"
    written(f"{text}    return (lambda params: params['w'] * 2), ({{'w': x}},)\n")
    said = refusal("mine.py:f")
    assert "e.g. params['w'] {sdy.sharding = " in said


CONSTRAINT = "%1 = sdy.sharding_constraint %0 CUT : tensor<8x8xf32>"


@pytest.mark.parametrize(
    "text",
    [
        PLAIN.replace("%w: tensor<8x8xf32>", "%w: tensor<8x8xf32> {sdy.sharding = SHARDING}"),
        PLAIN.replace("-> tensor<8x8xf32>", "-> (tensor<8x8xf32> {sdy.sharding = SHARDING})"),
        PLAIN.replace("%w, %w :", "%w, %w {sdy.sharding = #sdy.sharding_per_value<[CUT]>} :"),
        PLAIN.replace("return %0", f"{CONSTRAINT}\n  return %1"),
    ],
)
def test_one_annotation_is_enough(text: str):
    cut = '<@m, [{"dp"}, {}]>'
    said = text.replace("SHARDING", f"#sdy.sharding{cut}").replace("CUT", cut)
    Path("a.mlir").write_text('sdy.mesh @m = <["dp"=8]>\n' + said)
    code, _, err = run("show", "a.mlir")
    assert (code, err) == (0, "")


def test_a_mesh_of_one_device_needs_no_annotation():
    Path("a.mlir").write_text('sdy.mesh @m = <["dp"=1]>\n' + PLAIN)
    assert run("show", "a.mlir")[::2] == (0, "")


def test_a_forgotten_argument_is_seen(monkeypatch: pytest.MonkeyPatch):
    def forgetful(asked: object, text: str, dropped: object) -> tuple[str, tuple[()]]:
        return text, ()

    monkeypatch.setattr(captured, "restored", forgetful)
    with pytest.raises(AssertionError):
        test_arguments_that_a_lowered_program_lacks_are_put_back("LOWERED")


def test_the_page_shows_the_file_that_it_runs():
    docs = HERE.parents[2] / "docs"
    code = (docs / "own_function" / "train.py").read_text()
    assert f"```python\n{code}```\n" in (docs / "own_function.md").read_text()

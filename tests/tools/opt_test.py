"""`shardwright-opt` behaves as mlir-opt does."""

import io
from pathlib import Path

import pytest

from shardwright.passes.registry import names
from shardwright.tools import opt

SMALL = """\
module {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
"""
SHARDED = """\
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
"""  # noqa: E501
# An unused sum, twice.
DEAD = SMALL.replace(
    "    return", "    %1 = stablehlo.add %arg0, %arg0 : tensor<4xf32>\n    return"
)


def run(*words: str, stdin: str = SMALL) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = opt.main(list(words), io.StringIO(stdin), out, err)
    return code, out.getvalue(), err.getvalue()


def test_no_passes_prints_the_program_again():
    assert run() == (0, SMALL, "")
    assert run("-") == (0, SMALL, "")


def test_files_in_and_out(tmp_path: Path):
    source, target = tmp_path / "in.mlir", tmp_path / "out.mlir"
    source.write_text(SMALL)
    assert run(str(source), "-o", str(target)) == (0, "", "")
    assert target.read_text() == SMALL


@pytest.mark.parametrize(
    "words",
    [
        ["--dce"],
        ["-dce"],
        ["--pass-pipeline=builtin.module(dce)"],
        ["--pass-pipeline", "builtin.module(func.func(dce))"],
        ["-pass-pipeline=builtin.module(dce)"],
        ["-p", "dce"],
        ["--passes=dce"],
        ["--dce", "--verify-each=0"],
        ["-dce", "-verify-each=1", "--reparse-each"],
    ],
)
def test_every_way_to_name_a_pass(words: list[str]):
    assert run(*words, stdin=DEAD) == (0, SMALL, "")


def test_passes_run_in_the_order_of_the_flags():
    *_, said = run("--cse", "--dce", "--mlir-print-ir-before-all")
    order = [line.split("(")[1].split(")")[0] for line in said.splitlines() if "IR Dump" in line]
    assert order == ["cse", "dce"]


def test_stop_after_leaves_the_rest_out():
    *_, said = run("--cse", "--dce", "--stop-after=cse", "--mlir-print-ir-after-all")
    assert "(cse)" in said and "(dce)" not in said


def test_dumps_on_request():
    code, output, said = run("--dce", "--mlir-print-ir-after=dce", stdin=DEAD)
    assert code == 0
    assert said == f"// -----// IR Dump After {'Dce'} (dce) //----- //\n{output}\n"
    assert run("--dce", "--mlir-print-ir-after=cse", stdin=DEAD)[2] == ""
    assert run("--dce", "--mlir-print-ir-before=dce", stdin=DEAD)[2].count("stablehlo.add") == 2


def test_dumps_after_change_only():
    *_, said = run("--dce", "--dce", "--mlir-print-ir-after-change", stdin=DEAD)
    assert said.count("IR Dump After") == 1


def test_dump_folder(tmp_path: Path):
    folder = tmp_path / "dumps"
    assert run("--cse", "--dce", f"--dump-dir={folder}")[0] == 0
    assert sorted(path.name for path in folder.iterdir()) == [
        "000_input.mlir",
        "001_cse.mlir",
        "002_dce.mlir",
    ]


NAMES = ("Parser", "Verifier", "cse", "dce", "Output", "Total")


def test_timing_names_every_pass():
    *_, said = run("--cse", "--dce", "--mlir-timing")
    assert "Execution time report" in said
    assert all(f"  {name}" in said for name in NAMES)


def test_generic_form_and_locations():
    assert '"stablehlo.add"(' in run("--mlir-print-op-generic")[1]
    add = "stablehlo.add %arg0, %arg0 : tensor<4xf32>"
    text = SMALL.replace(add, f'{add} loc("a.py":1:2)')
    assert 'loc("a.py":1:2)' in run("--mlir-print-debuginfo", stdin=text)[1]
    assert run(stdin=text)[1] == SMALL


def test_split_input_runs_each_piece_alone():
    code, output, said = run("--split-input-file", stdin=f"{SMALL}// -----\n{SMALL}")
    assert (code, said) == (0, "")
    assert output == f"{SMALL}// -----\n{SMALL}"


def test_a_wrong_piece_keeps_lines_of_the_file_and_the_other_pieces():
    wrong = SMALL.replace("return %0", "return %nope")
    code, output, said = run("--split-input-file", stdin=f"{SMALL}// -----\n{wrong}")
    assert code == 1 and output == SMALL
    assert said.startswith("<stdin>:11:12: error: use of undeclared SSA value name")


def test_verify_diagnostics():
    wrong = SMALL.replace(
        "return %0", "// expected-error @below {{undeclared SSA}}\n    return %no"
    )
    assert run("--verify-diagnostics", stdin=wrong)[::2] == (0, "")
    code, _, said = run("--verify-diagnostics", stdin=wrong.replace("undeclared", "unknown"))
    assert code == 1
    assert 'expected error "unknown SSA" was not produced' in said
    assert "unexpected error: use of undeclared SSA" in said


def test_unregistered_dialects_on_request():
    text = SMALL.replace("stablehlo.add %arg0, %arg0 :", '"my.op"(%arg0) : (tensor<4xf32>) ->')
    code, _, said = run(stdin=text)
    assert code == 1 and "unregistered dialect" in said
    assert run("--allow-unregistered-dialect", stdin=text) == (0, text, "")


def test_lists_passes_and_versions():
    code, output, _ = run("--show-passes")
    assert code == 0
    assert [name for name in names() if f"  {name}" not in output] == []
    assert run("--version")[1].startswith("shardwright ")
    code, output, _ = run("--help")
    assert code == 0 and "--pass-pipeline" in output


@pytest.mark.parametrize("pipeline", ["propagate", "partition", "propagate,partition"])
def test_pipelines_are_flags_too(pipeline: str):
    flags = [f"--{name}" for name in pipeline.split(",")]
    stdin = run("--propagate", stdin=SHARDED)[1] if pipeline == "partition" else SHARDED
    by_flag = run(*flags, stdin=stdin)
    assert by_flag[0] == 0, by_flag[2]
    assert by_flag == run("-p", pipeline, stdin=stdin)
    assert by_flag == run("-p", pipeline, "--reparse-each", stdin=stdin)

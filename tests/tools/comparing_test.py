"""`shardwright compare`: keys, exit codes, ranks, pictures, what is kept, bad input."""

import json
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from shardwright.api.comparisons import compare
from shardwright.ir.parse import parse
from shardwright.passes.cost.evaluation.evaluate import Cost
from shardwright.passes.search.sweeps import compare_programs, pricing
from tests.support.verbs import ask, record

EXAMPLES = Path(__file__).parents[2] / "examples"
TENSOR, DATA, LOOP = (
    str(EXAMPLES / name)
    for name in ("mlp_tensor_parallel.mlir", "mlp_data_parallel.mlir", "while_loop.mlir")
)
LAYERS = str(EXAMPLES / "linear_layers.mlir")
ON = ("--cluster", "dgx-h100")
SWEEP = ("--sweep", "mesh: data=8 | data=4,model=2; arg0: [{data}|{}, {}]; arg2: [{}, {}|{model}]")
HERE = "--no-cache"
KEYS = {
    "candidates", "left", "interrupted", "memory_limit", "groups", "rows", "cache", "command",
}  # fmt: skip
ROW_KEYS = {
    "rank", "group", "program", "cluster", "mesh", "method", "layouts", "step_seconds",
    "peak_bytes", "memory_limit", "fits", "judged", "front", "notes", "same_as", "candidate",
    "failed", "help", "decided", "search_seconds",
}  # fmt: skip


def steps(found: Any) -> list[float]:
    return [row["step_seconds"] for row in found["rows"] if row["rank"] is not None]


# --- what is printed


def test_all_keys_are_there():
    found = record("compare", TENSOR, DATA, *ON, HERE)
    assert found.keys() == KEYS
    assert all(row.keys() == ROW_KEYS for row in found["rows"])
    assert found["candidates"] == len(found["rows"]) == 2 and found["left"] == 0
    assert found["cache"].keys() == {"folder", "hits", "asked"}
    assert "NaN" not in json.dumps(found) and "Infinity" not in json.dumps(found)


@pytest.mark.parametrize(
    ("words", "count"), [(SWEEP, 8), (("--methods", "given,zero3,data-parallel"), 3), ((), 1)]
)
def test_cost_of_each_text_says_the_same(words: tuple[str, ...], count: int, tmp_path: Path):
    rest = (HERE, "--write", str(tmp_path), "--top", "100")
    ignores = ("--ignore-annotations",) if "--methods" in words else ()
    found = record("compare", TENSOR, *ON, *words, *ignores, *rest)
    assert len(found["rows"]) == count
    for row in found["rows"]:
        assert row["judged"] and row["failed"] is None
        cost = record("cost", str(tmp_path / f"{row['candidate']:04}.mlir"), *ON)
        assert (cost["step_seconds"], cost["peak_bytes"]) == (
            row["step_seconds"],
            row["peak_bytes"],
        )
    assert steps(found) == sorted(steps(found))
    assert [row["rank"] for row in found["rows"]] == [*range(1, len(found["rows"]) + 1)]


def test_a_front_is_what_nothing_beats():
    rows = record("compare", TENSOR, *ON, *SWEEP, HERE)["rows"]
    for row in rows:
        beaten = any(
            other["step_seconds"] <= row["step_seconds"]
            and other["peak_bytes"] <= row["peak_bytes"]
            and (other["step_seconds"], other["peak_bytes"])
            != (row["step_seconds"], row["peak_bytes"])
            for other in rows
        )
        assert not (row["front"] and beaten)
        assert row["front"] or beaten or row["same_as"] is not None or row["rank"] > 1
    assert any(row["front"] for row in rows)


def test_what_is_not_judged_says_so_and_is_no_faster_than_it_says():
    few = record("compare", TENSOR, *ON, *SWEEP, HERE, "--judge", "1")["rows"]
    every = record("compare", TENSOR, *ON, *SWEEP, HERE)["rows"]
    exact = {row["candidate"]: row["step_seconds"] for row in every}
    assert {row["judged"] for row in few} == {True, False} and few[0]["judged"]
    for row in few:
        said, true = row["step_seconds"], exact[row["candidate"]]
        assert said == true if row["judged"] else said >= true
    text = ask("compare", TENSOR, *ON, *SWEEP, HERE, "--judge", "1")[1]
    assert "~" in text and "--judge" in text


def test_jobs_give_the_same_bytes():
    words = ("compare", TENSOR, *ON, *SWEEP, "--methods", "given,zero3", HERE)
    one, two = (ask(*words, "--jobs", jobs) for jobs in ("1", "2"))
    assert one[:2] == two[:2] and one[0] == 0
    plain, split = (ask(*words, "--json", "--jobs", jobs)[1] for jobs in ("1", "3"))
    assert plain == split


def test_what_can_not_be_compared_is_marked():
    code, out, err = ask(
        "compare", TENSOR, LOOP, *ON, HERE, "--mesh", "data=8", "--trip-count", "3"
    )
    assert code == 0, err
    assert "group 1, not comparable" in out and "group 2" in out and "loops" in out
    words = (TENSOR, LOOP, *ON, HERE, "--mesh", "data=8", "--trip-count", "3")
    found = record("compare", *words)
    assert [one["form"] for one in found["groups"]] == ["unrolled", "loop"]
    assert [row["rank"] for row in found["rows"]] == [1, 1]
    assert len(ask("compare", TENSOR, TENSOR, *ON, HERE)[1].split("not comparable")) == 1


def test_a_new_mesh_says_what_became_of_annotations():
    sweep = "mesh: data=8 | batch=2,model=4"
    rows = record("compare", TENSOR, *ON, HERE, "--sweep", sweep)["rows"]
    notes = {str(row["mesh"]): row["notes"] for row in rows}
    assert notes["{'data': 8}"] == ["axis model dropped from 4 annotations"]
    assert notes["{'batch': 2, 'model': 4}"] == ["axis data renamed to batch"]
    given = record("cost", TENSOR, *ON)["step_seconds"]
    assert given in [row["step_seconds"] for row in rows if len(row["mesh"]) == 2]


def test_several_clusters_are_one_ranking():
    found = record("compare", TENSOR, "--clusters", "dgx-a100,dgx-h100", HERE)
    assert {row["cluster"] for row in found["rows"]} == {"dgx-a100", "dgx-h100"}
    for row in found["rows"]:
        cost = record("cost", TENSOR, "--cluster", row["cluster"])
        assert cost["step_seconds"] == row["step_seconds"]
    assert len(found["groups"]) == 1
    part = record("compare", TENSOR, *ON, "--devices", "4", "--mesh", "data=2,model=2", HERE)
    assert part["rows"][0]["cluster"] == "dgx-h100/4" and part["rows"][0]["fits"]


def test_python_says_the_same():
    text = Path(TENSOR).read_text(encoding="utf-8")
    found = compare(parse(text, TENSOR), "dgx-h100", sweep=SWEEP[1])
    verb = record("compare", TENSOR, *ON, *SWEEP, HERE)
    assert [row.seconds for row in found.rows] == steps(verb)
    assert found.best is not None and found.best.rank == 1 and len(found.front) > 0
    assert parse(found.best.text).main is not None


# --- exit codes


def test_a_candidate_that_fails_is_a_row():
    sweep = "arg0: [{data}, {}|{data}]"
    code, out, _ = ask("compare", TENSOR, *ON, HERE, "--json", "--sweep", sweep)
    rows = json.loads(out)["rows"]
    assert code == 0 and [row["rank"] for row in rows] == [1, None]
    assert "duplicate axis" in rows[1]["failed"]
    code, out, _ = ask("compare", TENSOR, *ON, HERE, "--sweep", "arg0: [{data}, {data}]")
    assert code == 1 and "duplicate axis" in out


def test_nothing_fits():
    code, out, _ = ask("compare", TENSOR, *ON, *SWEEP, HERE, "--memory-limit", "1KB", "--json")
    rows = json.loads(out)["rows"]
    assert code == 3 and not any(row["fits"] for row in rows)
    held = [row["peak_bytes"] for row in rows]
    assert held == sorted(held) and any(row["front"] for row in rows)


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ((), 2, "--cluster is missing"),
        (("--cluster", "dgx-h100", "--clusters", "dgx-a100"), 2, "exclude each other"),
        ((*ON, "--methods", "zero4"), 2, "zero3"),
        ((*ON, "--methods", "auto,"), 2, "empty name"),
        ((*ON, "--clusters", ""), 2, ""),
        ((*ON, "--sweep", ""), 2, "says nothing"),
        ((*ON, "--sweep", "data=8"), 2, "a colon"),
        ((*ON, "--sweep", "mesh: data=8 |"), 2, "empty"),
        ((*ON, "--sweep", "mesh: data=8 | data=8"), 2, "twice"),
        ((*ON, "--sweep", "mesh: data=8; mesh: data=8"), 2, "twice"),
        ((*ON, "--sweep", "mesh: data=4"), 2, "4 devices"),
        ((*ON, "--sweep", "mesh: data:8"), 2, "NAME=SIZE"),
        ((*ON, "--sweep", "arg0: [{dta}, {}]"), 2, 'did you mean "data"'),
        ((*ON, "--sweep", "arg0: [{data}|, {}]"), 2, "empty"),
        ((*ON, "--sweep", "arg0: [{data}|{data}, {}]"), 2, "twice"),
        ((*ON, "--sweep", "arg0: {data}"), 2, "brackets"),
        ((*ON, "--sweep", "arg0: [data, {}]"), 2, "braces"),
        ((*ON, "--sweep", "arg0: [{data, {}]"), 2, "bad axes"),
        ((*ON, "--sweep", "arg0: [{data}]"), 2, "1 dim"),
        ((*ON, "--sweep", "arg99: [{data}]"), 2, "names no argument"),
        ((*ON, "--sweep", "arg0: [{}, {}]; arg*: [{}, {}]"), 2, "both name"),
        ((*ON, "--mesh", "data=8", "--sweep", "mesh: data=8"), 2, "leave one"),
        ((*ON, "--mesh", "data=3"), 2, "3 devices"),
        ((*ON, *SWEEP, "--most", "7"), 2, "--most 8"),
        ((*ON, "-o", "picture.png"), 2, "SVG"),
        ((*ON, "--memory-limit", "much"), 2, "--memory-limit"),
        ((*ON, "--cache", "x"), 2, "exclude"),
    ],
)
def test_bad_input_is_told(words: tuple[str, ...], code: int, said: str):
    found, out, err = ask("compare", TENSOR, *words, HERE)
    assert found == code and said in err and out == "" and "Traceback" not in err, err


def test_files_that_are_no_programs(tmp_path: Path):
    broken = tmp_path / "broken.mlir"
    broken.write_text("func.func @main( {", encoding="utf-8")
    for path in (str(tmp_path / "missing.mlir"), str(broken)):
        code, out, err = ask("compare", TENSOR, path, *ON, HERE)
        assert code == 1 and out == "" and path in err
    code, out, _ = ask("compare", LAYERS, TENSOR, "--cluster", "dgx-h100:2", HERE)
    assert code == 1 and "devices" in out  # no mesh fits: rows say why


# --- the picture


def test_the_picture_is_well_formed(tmp_path: Path):
    path, hostile = tmp_path / "picture.svg", tmp_path / "a<b>&\"'\x1b.mlir"
    hostile.write_text(Path(TENSOR).read_text(encoding="utf-8"), encoding="utf-8")
    assert ask("compare", str(hostile), *ON, *SWEEP, HERE, "-o", str(path))[0] == 0
    text = path.read_text(encoding="utf-8")
    root = ET.fromstring(text)
    names = [one.tag.rpartition("}")[2] for one in root.iter()]
    assert root.tag.endswith("svg") and names.count("circle") == 8 + 1  # and the legend
    words = " ".join(one.text or "" for one in root.iter())
    assert "time of a step (us" in words and "memory of a device at the peak (KB" in words
    assert "a<b>&\"'" in words and "\x1b" not in text and "<b>" not in text


def test_the_picture_is_written_whole_or_not_at_all(tmp_path: Path):
    path = tmp_path / "none" / "picture.svg"
    code, out, err = ask("compare", TENSOR, *ON, HERE, "-o", str(path))
    assert code == 1 and "cannot write" in err and out == "" and not path.parent.exists()
    code, out, _ = ask("compare", TENSOR, *ON, HERE, "-o", "-")
    assert code == 0 and out.startswith("<svg") and out.endswith("</svg>\n")


# --- what is kept


def test_prices_are_kept_and_damaged_ones_made_anew(tmp_path: Path):
    words = ("compare", TENSOR, *ON, *SWEEP, "--methods", "zero3", "--cache", str(tmp_path / "c"))
    first, again = (record(*words) for _ in range(2))
    assert first["cache"]["hits"] == 0 and first["cache"]["asked"] == 7  # two are the same
    assert again["cache"]["hits"] == again["cache"]["asked"] == 7
    assert first["rows"] == again["rows"]
    entries = sorted((tmp_path / "c").rglob("*.json"))
    assert len(entries) == 7 and not [*(tmp_path / "c").rglob(".*")]
    entries[0].write_text("{", encoding="utf-8")
    entries[1].write_bytes(b"\xff\x00")
    entries[2].write_text("[" * 100_000, encoding="utf-8")
    entry = json.loads(entries[3].read_text(encoding="utf-8"))
    entries[3].write_text(json.dumps(entry | {"price": {"seconds": "x"}}), encoding="utf-8")
    entries[4].write_text(entries[5].read_text(encoding="utf-8"), encoding="utf-8")
    mended = record(*words)
    assert mended["cache"]["hits"] == 2 and mended["rows"] == first["rows"]
    other = record(*words, "--memory-limit", "40GB")  # plans follow from it, layouts do not
    assert other["cache"]["hits"] == 6


def test_prices_lie_in_the_cache_folder_of_the_user(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    found = [record("compare", LAYERS, *ON) for _ in range(2)]
    folder = tmp_path / "shardwright" / "compare"
    assert found[0]["cache"] == {"folder": str(folder), "hits": 0, "asked": 1}
    assert found[1]["cache"]["hits"] == 1 and len([*folder.rglob("*.json")]) == 1


def test_a_mutant_that_keeps_prices_by_less_is_caught(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    """The mutant: the key of a price forgets the cluster."""

    def forgetful(how: str, target: str, *rest: object) -> str:
        return digest(how, *rest)

    digest = pricing.digest
    monkeypatch.setattr(pricing, "digest", forgetful)
    words = ("compare", TENSOR, "--cache", str(tmp_path))
    found = [record(*words, "--cluster", name) for name in ("dgx-a100", "dgx-h100")]
    assert found[1]["cache"]["hits"] == 1
    true = record("cost", TENSOR, *ON)["step_seconds"]
    assert found[1]["rows"][0]["step_seconds"] != true


def test_a_mutant_that_ranks_by_screening_is_caught(monkeypatch: pytest.MonkeyPatch):
    """The mutant: nothing is judged, and prices are those with all optimisations on."""

    def dearer(*args: Any) -> Cost:
        raise AssertionError("judged")

    monkeypatch.setattr(pricing, "trace", dearer)
    monkeypatch.setattr(compare_programs, "JUDGE", pricing.SCREEN)
    rows = record("compare", TENSOR, *ON, *SWEEP, HERE)["rows"]
    monkeypatch.undo()
    true = record("compare", TENSOR, *ON, *SWEEP, HERE)["rows"]
    assert [row["step_seconds"] for row in rows] != [row["step_seconds"] for row in true]


# What shells start in the background ignores Ctrl-C, and hands that on.
HEEDING = """import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("shardwright", run_name="__main__", alter_sys=True)
"""


def test_an_interruption_keeps_what_is_done(tmp_path: Path):
    words = [sys.executable, "-m", "shardwright", "compare", str(EXAMPLES / "moe_layer.mlir"), *ON]
    sweep = "mesh: data=8|data=4,model=2|data=2,model=4; arg0: [{data}|{model}|{}, {}, {}|{model}]"
    words += ["--ignore-annotations", "--sweep", sweep, "--jobs", "2", "--json"]
    words += ["--cache", str(tmp_path)]
    heeding = [sys.executable, "-c", HEEDING, *words[3:]]
    process = subprocess.Popen(heeding, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    began = time.monotonic()
    while len([*tmp_path.rglob("*.json")]) < 2 and time.monotonic() - began < 60:
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130 and "Traceback" not in err, err
    found = json.loads(out)
    assert found["interrupted"] and 2 <= len(found["rows"]) < found["candidates"]
    assert found["left"] == found["candidates"] - len(found["rows"])
    whole = json.loads(subprocess.run(words, capture_output=True, text=True, check=True).stdout)
    assert whole["cache"]["hits"] >= 2 and not whole["interrupted"]
    assert whole["cache"]["hits"] < whole["cache"]["asked"]
    cold = record("compare", *words[4:-2], HERE)
    assert cold["rows"] == whole["rows"]

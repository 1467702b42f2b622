"""`shardwright schedule`: what it says, what it writes, what it refuses."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import shardwright as sw
from shardwright.ir.parse import parse
from shardwright.testing import verbs

NAMES = ["gpipe", "1f1b", "interleaved:2", "looped-bfs:3", "zb-h1", "zb-1p", "zb-2p", "chimera"]


def ask(*words: str) -> tuple[int, str, str]:
    return verbs.ask("schedule", *words)


@pytest.mark.parametrize("name", NAMES)
def test_each_schedule_is_told(name: str):
    words = [name, "--stages", "4", "--microbatches", "8", "--times", "2,2,1,.5"]
    found = verbs.record("schedule", *words)
    assert found["schedule"] == name and found["stages"] == len(found["actions"]) == 4
    assert set(found["bubble"]) == {"idle", "span", "ideal"}
    assert found["lower_bound"] <= found["span"] <= found["makespan"]
    busy = 8 * 5
    assert found["bubble"]["idle"] == pytest.approx(1 - busy / found["makespan"])
    assert found["bubble"]["span"] == pytest.approx(1 - busy / found["span"])
    assert found["bubble"]["ideal"] == pytest.approx(found["makespan"] / busy - 1)
    ends = [end for rank in found["intervals"] for _, _, end in rank]
    assert max(ends) == found["makespan"]
    passes = sum(map(len, found["actions"]))
    assert passes == sum(map(len, found["intervals"])) <= sum(map(len, found["posted"]))
    code, text, _ = ask(*words)
    assert code == 0 and text.startswith(f"{name}: 4 ranks")
    lines = [line for line in text.splitlines() if line.startswith("rank ")]
    assert len(lines) == 4 and all("F" in line for line in lines)


def test_figures_are_those_of_the_page():
    found = verbs.record("schedule", "1f1b", "--stages", "4", "--microbatches", "8")
    assert (found["span"], found["makespan"], found["lower_bound"]) == (33, 33, 33)
    assert found["peak_activations"] == 4 and found["peaks"] == [4, 3, 2, 1]
    assert found["actions"][3][:4] == ["3F0", "3B0", "3F1", "3B1"]
    assert found["formula"] == {"name": "idle", "value": pytest.approx(3 / 11)}
    assert found["ledger"] == "F +1, I -1/2, W -1/2, B -1"


def test_numbers_are_taken_as_written():
    """Tenths are no binary fractions; sums of them are exact."""
    found = sw.schedule("gpipe", 2, 3, times="0.1,0.1,0.1,0")
    assert found.makespan * 10 == (3 + 1) * 3
    assert sw.schedule("gpipe", 2, 3, times=(0.1, 0.1, 0.1)).makespan == found.makespan


def test_memory_limits_are_kept():
    times = "18.522,18.086,9.337,.601"
    words = ["--stages", "8", "--microbatches", "24", "--times", times]
    peaks, spans = list[float](), list[float]()
    for limit in ("1", "4", "8", "12", "16"):
        found = verbs.record("schedule", "zb-1p", *words, "--memory-limit", limit)
        assert found["peak_activations"] <= float(limit)
        peaks.append(found["peak_activations"])
        spans.append(found["span"])
    assert spans == sorted(spans, reverse=True) and peaks == sorted(peaks)
    sends = verbs.record("schedule", "zb-1p", *words, "--send-memory", ".25")
    plain = verbs.record("schedule", "zb-1p", *words)
    assert plain["peak_activations"] < sends["peak_activations"] <= plain["peak_activations"] + 1
    assert sends["ledger"].endswith("a transfer 1/4 at both ends")


def test_sends_that_block_take_longer():
    words = ["1f1b", "--stages", "4", "--microbatches", "8", "--times", "2,2,1,1"]
    on, off = (verbs.record("schedule", *words, "--overlap", way) for way in ("on", "off"))
    assert off["makespan"] > on["makespan"]


@pytest.mark.parametrize("name", NAMES)
def test_files_are_written_and_read(name: str, tmp_path: Path):
    words = [name, "--stages", "4", "--microbatches", "8"]
    found = verbs.record("schedule", *words)
    for suffix in (".svg", ".mlir", ".csv"):
        path = tmp_path / f"lists{suffix}"
        for more in ([], ["--transfers"]):
            code, _, errors = ask(*words, "-o", str(path), *more)
            if name == "chimera" and suffix == ".csv":
                assert code == 2 and "copies of the model" in errors and not path.exists()
                continue
            assert code == 0, errors
            text = path.read_text(encoding="utf-8")
            if suffix == ".svg":
                bars = [
                    one for one in ElementTree.fromstring(text).iter() if one.tag[-4:] == "rect"
                ]
                assert len(bars) > sum(map(len, found["actions"]))
                continue
            again = verbs.record("schedule", str(path))
            same = ("actions", "span", "makespan", "peaks", "lower_bound")
            assert {key: again[key] for key in same} == {key: found[key] for key in same}
            if suffix == ".csv":
                rows = list(csv.reader(io.StringIO(text)))
                assert rows == found["posted" if more else "actions"]
            else:
                notes = parse(text).notes
                assert str(notes["plan.schedule"]) == f'"{name}"'
                assert str(notes["plan.stages"]) == "4 : i64"


WRONG = {
    "interleaved:2 --stages 4 --microbatches 6": "write --microbatches 8",
    "interleaved:2 --stages 4 --microbatches 5": "write --microbatches 4",
    "interleaved:2 --stages 4 --microbatches 1": "write --microbatches 4",
    "chimera --stages 4 --microbatches 9": "write --microbatches 8",
    "chimera --stages 3 --microbatches 9": "write --stages 4",
    "1f1 --stages 4 --microbatches 9": 'did you mean "1f1b"?',
    "zb-3p --stages 4 --microbatches 9": 'did you mean "zb-',
    "interleaved:0 --stages 4 --microbatches 8": 'write "interleaved:2"',
    "interleaved:x --stages 4 --microbatches 8": 'write "interleaved:2"',
    "gpipe:2 --stages 4 --microbatches 8": 'write "gpipe"',
    "gpipe --stages 4": 'expected a number of "micro-batches"',
    "gpipe --microbatches 4": 'expected a number of "stages"',
    "gpipe --stages 0 --microbatches 4": "expected 1 to 4096 stages, got 0",
    "gpipe --stages 4 --microbatches 0": "write --microbatches 8",
    "gpipe --stages -1 --microbatches 4": "expected a whole number",
    "gpipe --stages 4000 --microbatches 4000": "at most 100000",
    "gpipe --stages 4 --microbatches 8 --times 1": "expected times F,I,W,COMM, got 1 numbers",
    "gpipe --stages 4 --microbatches 8 --times 1,1,-1": 'expected "W of --times" as a number',
    "gpipe --stages 4 --microbatches 8 --times 0,1,1": '"F" of --times is 0',
    "gpipe --stages 4 --microbatches 8 --times 1,1,nan,0": "got 'nan'",
    "gpipe --stages 4 --microbatches 8 --memory-limit 7": "write --memory-limit 8",
    "1f1b --stages 4 --microbatches 8 --memory-limit 3.5": 'or take "zb-1p"',
    "zb-1p --stages 4 --microbatches 8 --memory-limit .5": "write --memory-limit 1",
    "zb-1p --stages 4 --microbatches 8 --memory-limit x": 'expected "memory limit" as a number',
    "gpipe --stages 4 --microbatches 8 -o lists.txt": "write -o schedule.svg",
}


@pytest.mark.parametrize("words", WRONG)
def test_what_cannot_be_is_refused(words: str):
    code, out, errors = ask(*words.split())
    assert (code, out) == (2, "") and WRONG[words] in errors
    if "usage:" not in errors:
        assert "error: " in errors and "help: " in errors


BAD_FILES = {
    "0F0,0B0\n0F1,0B1\n": "note: 0F1 stands on rank 1, stage 0 is held by rank 0",
    "0F0,0X0\n": 'a.csv:1:5: error: expected an action, got "0X0"',
    "0F0\n": "a.csv:1:1: error: these lists are no schedule, they break rule 1",
    "": "a.csv:1:1: error: these lists are no schedule, they break rule 1",
    "0B0,0F0\n": "wait for one another: 0",
    "0F0,0B0,99999F9999999\n": "a.csv:1:9: error: expected an action",
}


@pytest.mark.parametrize("text", BAD_FILES)
def test_bad_lists_are_located(text: str, tmp_path: Path):
    path = tmp_path / "a.csv"
    path.write_text(text, encoding="utf-8")
    code, out, errors = ask(str(path))
    assert (code, out) == (1, "") and BAD_FILES[text] in errors and "help: " in errors


def test_files_are_held_to_what_is_asked(tmp_path: Path):
    path = tmp_path / "a.csv"
    path.write_text("0F0,0F1,0B0,0B1\n1F0,1B0,1F1,1B1\n", encoding="utf-8")
    for words, said in (
        (["--stages", "3"], '"--stages" is 3, the file has 2'),
        (["--microbatches", "4"], '"--microbatches" is 4, the file has 2'),
        (["--memory-limit", "1"], "these lists hold 2 micro-batches on a rank"),
    ):
        code, _, errors = ask(str(path), *words)
        assert code == 2 and said in errors and "help: " in errors
    assert ask(str(path), "--stages", "2", "--microbatches", "2", "--memory-limit", "2")[0] == 0
    (tmp_path / "b.mlir").write_text("module {\n}\n", encoding="utf-8")
    code, _, errors = ask(str(tmp_path / "b.mlir"))
    assert code == 1 and "has no plan.actions" in errors and "write-actions" in errors
    assert ask(str(tmp_path / "none.csv"))[0] == 1
    code, _, errors = ask(str(path), "-o", str(path))
    assert code == 2 and "is the input" in errors


COPIES = """module attributes {plan.actions = ["0F0,3F0,3B0,0B0", "2F0,1F0,1B0,2B0"], plan.microbatches = 2 : i64, plan.schedule = "chimera", plan.stages = 2 : i64} {
}
"""  # noqa: E501


def test_copies_among_stages_are_told_by_the_program(tmp_path: Path):
    path = tmp_path / "both.mlir"
    path.write_text(COPIES, encoding="utf-8")
    code, out, errors = ask(str(path), "--json")
    assert code == 0 and json.loads(out)["bubble"]["idle"] == 0, errors
    for name, said in (
        ("a.mlir", "has copies of the model"),
        ("a.csv", "runs copies of the model"),
    ):
        code, _, errors = ask(str(path), "-o", str(tmp_path / name))
        assert code == 2 and said in errors and not (tmp_path / name).exists()
    path.write_text(COPIES.replace("chimera", "1f1b"), encoding="utf-8")
    code, _, errors = ask(str(path))
    assert code == 1 and "they break rule 2" in errors


def test_python_is_told_the_same():
    found = sw.schedule("zb-2p", 4, 8)
    told = verbs.record("schedule", "zb-2p", "--stages", "4", "--microbatches", "8")
    assert json.loads(json.dumps(found.actions)) == told["actions"]
    assert (found.span, found.peak_activations) == (told["span"], told["peak_activations"])
    assert isinstance(found, sw.Schedule)

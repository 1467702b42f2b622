"""The examples: in normal form, right on all devices, and no byte of traffic more than was kept."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from shardwright.tools import cli, opt

ROOT = Path(__file__).parent.parent.parent
KEPT = Path(__file__).parent / "golden"
EXAMPLES = sorted((ROOT / "examples").glob("*.mlir"))


def run(main: Callable[..., int], *words: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    return main(list(words), io.StringIO(), out, err), out.getvalue(), err.getvalue()


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_text_is_in_normal_form(path: Path):
    lines = path.read_text().splitlines(keepends=True)
    text = "".join(line for line in lines if not line.startswith("//"))
    assert run(opt.main, str(path)) == (0, text, "")


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_all_devices_compute_what_one_computes(path: Path):
    code, output, errors = run(cli.main, "verify", str(path), "--skip", "jax,torch")
    assert code == 0, output + errors


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_shardings_and_traffic_are_the_kept_ones(
    path: Path, golden: Callable[[Path, str], None], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(ROOT)
    code, output, errors = run(cli.main, "show", str(path.relative_to(ROOT)))
    assert code == 0, errors
    golden(KEPT / f"{path.stem}.txt", output)


# One train step is enough: every pass prints and parses all of it.
REPARSED = [path for path in EXAMPLES if path.stem != "vit_train_step"]


@pytest.mark.parametrize("path", REPARSED, ids=lambda path: path.stem)
def test_printing_and_parsing_between_passes_changes_nothing(path: Path):
    words = (str(path), "--pass-pipeline=builtin.module(propagate,partition)")
    plain = run(opt.main, *words)
    assert plain[0] == 0, plain[2]
    assert run(opt.main, *words, "--reparse-each") == plain

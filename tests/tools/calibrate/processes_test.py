"""Measuring processes: what they say, how they fail, and that none outlives the tool."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from math import inf
from pathlib import Path
from time import monotonic, sleep

import pytest

from shardwright.ir.errors import ProgramError
from shardwright.passes.cost.calibration import cases
from shardwright.passes.cost.calibration.cases import Case, Plan
from shardwright.testing.machines.calibrations import DEVICES, facts, measured
from shardwright.testing.verbs import ask
from shardwright.tools.calibrate import measuring, processes
from shardwright.tools.calibrate.measuring import Asked, calibrate
from shardwright.tools.calibrate.processes import NONE, Accelerators, commands, said
from shardwright.tools.calibrate.worker import Request

Start = list[tuple[list[str], dict[str, str]]]


def python(*codes: str) -> Start:
    """A process per piece of code."""
    return [([sys.executable, "-c", code], dict(os.environ)) for code in codes]


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that ended and was not waited for does not."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def waits_for(condition: Callable[[], bool], seconds: float = 10.0) -> bool:
    end = monotonic() + seconds
    while not condition() and monotonic() < end:
        sleep(0.02)
    return condition()


SLEEPS = "import os, time; print('{\"pid\": %d}' % os.getpid(), flush=True); time.sleep(600)"


def test_lines_that_are_no_json_are_passed_over():
    code = "print('a warning'); print('{\"rounds\": 3}')"
    assert list(said("made", python(code))) == [{"rounds": 3}]


def test_a_process_that_fails_says_why():
    code = "import sys; sys.exit('no room left')"
    with pytest.raises(ProgramError, match="exit code 1: no room left"):
        list(said("made", python(code)))


def test_a_process_that_says_nothing_is_given_up():
    with pytest.raises(ProgramError, match="said nothing for 0 s"):
        list(said("made", python("import time; time.sleep(600)"), silence=0.2))


def test_processes_end_when_the_reader_stops(tmp_path: Path):
    mark = tmp_path / "pid"
    other = f"import os, time; open({str(mark)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    lines = said("made", python(SLEEPS, other))
    first = next(lines)["pid"]
    assert waits_for(lambda: mark.exists() and mark.read_text() != "")
    assert is_alive(first) and is_alive(int(mark.read_text()))
    lines.close()
    assert not is_alive(first) and not is_alive(int(mark.read_text()))


def test_a_process_leaves_when_the_tool_is_killed():
    request = Request((Case("launch", "f32", (1,)),), 1, 60.0, 0.1, 0, 1)
    code = f"""
import sys, time
from shardwright.tools.calibrate.worker import serve
class Slow:
    def facts(self): return {{}}
    def prepare(self, case): time.sleep(600)
    def settle(self): pass
    def agree(self, value): return value
    def total(self, value): return value
serve(lambda request: Slow(), ["", {json.dumps(asdict(request))!r}])
"""
    environment = dict(os.environ) | {"PYTHONPATH": os.pathsep.join(sys.path)}
    child = subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env=environment,
    )  # fmt: skip
    assert child.stdin is not None and child.stdout is not None
    assert child.stdout.readline().startswith('{"facts"')
    child.stdin.close()  # as the system does for a tool that is killed
    try:
        assert child.wait(timeout=10) == 1
    finally:
        child.kill()
        child.stdout.close()


def test_an_interrupt_leaves_no_file_and_no_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    pids: list[int] = []

    def interrupted(*rest: object) -> object:
        for line in said("made", python(SLEEPS)):
            pids.append(line["pid"])
            raise KeyboardInterrupt

    monkeypatch.setattr(measuring, "collect", interrupted)
    path = tmp_path / "here.mlir"
    code, output, _ = ask("calibrate", "--budget", "9", "--with", "jax", "-o", str(path))
    assert (code, output) == (130, "")
    assert list(tmp_path.iterdir()) == []
    assert pids and waits_for(lambda: not is_alive(pids[0]))


def synthetic(runtime: str, started: object) -> list[dict[str, object]]:
    """What a process would say on a machine of known constants."""
    found = measured(0, 0.05, is_least=True)
    lines: list[dict[str, object]] = [{"facts": facts(DEVICES)}]
    for number, samples in enumerate(found.samples):
        for one in samples:
            lines.append({"case": number, "wall": one.wall, "quiet": one.quiet, "elapsed": 1.0})
    return lines


def no_accelerators(runtime: str) -> Accelerators:
    return NONE


def nothing_started(runtime: str, request: Request) -> Start:
    return []


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that time synthetic machines."""
    monkeypatch.setattr(measuring, "said", synthetic)
    monkeypatch.setattr(measuring, "ELEMENTS", ("f32", "bf16"))
    monkeypatch.setattr(measuring, "commands", nothing_started)
    monkeypatch.setattr(measuring, "accelerators", no_accelerators)


def four(*words: str) -> tuple[int, str, str]:
    return ask("calibrate", "--budget", "9", "--devices", "4", *words)


@pytest.mark.usefixtures("made")
def test_a_file_per_runtime_and_a_summary(tmp_path: Path):
    code, output, errors = four("--with", "jax,torch", "-o", str(tmp_path / "here.mlir"))
    assert code == 0, errors
    assert sorted(path.name for path in tmp_path.iterdir()) == ["here-jax.mlir", "here-torch.mlir"]
    assert "products, f32" in output and "± " in output and "here-torch.mlir" in output
    assert "jax: " in errors and "torch: " in errors
    for name in ("here-jax.mlir", "here-torch.mlir"):
        assert ask("show", "--cluster", str(tmp_path / name))[0] == 0


@pytest.mark.usefixtures("made")
def test_without_a_file_the_cluster_is_printed(tmp_path: Path):
    code, output, _ = four("--with", "torch")
    assert code == 0 and output.startswith("// 4 devices of made 1.0, measured ")
    (tmp_path / "piped.mlir").write_text(output)
    assert ask("show", "--cluster", str(tmp_path / "piped.mlir"))[0] == 0


@pytest.mark.usefixtures("made")
def test_numbers_for_programs(tmp_path: Path):
    code, output, _ = four("--with", "jax", "--json")
    (found,) = json.loads(output)["clusters"]
    assert code == 0 and found["runtime"] == "jax"
    assert found["chip"]["flops"]["f32"] == pytest.approx(1e11, rel=0.2)
    assert set(found["links"]["errors"]) == {"bandwidth", "latency"}
    assert len(found["chip"]["kernels"]["collectives"]) == 4
    assert found["cases"][0]["measured"] > 0 and found["cases"][0]["rounds"] == 7


TINY = Plan(
    ((64, 64, 64),),
    ((64, 64, 64),),
    (),
    (1 << 14, 1 << 18),
    (128,),
    (1 << 12,),
)


@pytest.mark.parametrize("runtime", ["jax", "torch"])
def test_this_machine_is_measured(runtime: str, monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip(runtime)
    monkeypatch.setattr(measuring, "ELEMENTS", ("f32",))
    monkeypatch.setattr(measuring, "SAMPLE", 0.004)
    monkeypatch.setattr(cases, "LEAST", TINY)
    monkeypatch.setattr(cases, "FULL", TINY)
    monkeypatch.setattr(measuring, "accelerators", no_accelerators)
    found = calibrate(runtime, Asked(2.0, 2, 0, "here"), lambda seconds, widest: None)
    assert found.rounds >= 2 and not found.skipped
    assert len(found.cluster.chip.kernels.collectives) == 4 and found.cluster.devices == 2
    chip = found.cluster.chip  # what a busy machine measures so shortly may be anything positive
    assert 0 < chip.peak("f32") < inf and 0 < chip.memory_bandwidth < inf


def test_settings_of_the_processes():
    request = Request((), 3, 1.0, 0.1, 0, 0)
    ((words, environment),) = commands("jax", request)
    assert "device_count=3" in environment["XLA_FLAGS"] and words[-2].endswith("jax_worker")
    ranks = [environment["RANK"] for _, environment in commands("torch", request)]
    assert ranks == ["0", "1", "2"]
    assert Request.read(words[-1]) == request


def test_cases_that_do_not_fit_a_small_machine_are_left_out(monkeypatch: pytest.MonkeyPatch):
    asked: list[Request] = []

    def kept(runtime: str, request: Request) -> Start:
        asked.append(request)
        return []

    def nothing(runtime: str, started: Start) -> list[dict[str, object]]:
        raise KeyboardInterrupt

    monkeypatch.setattr(measuring, "commands", kept)
    monkeypatch.setattr(measuring, "said", nothing)
    monkeypatch.setattr(measuring, "accelerators", no_accelerators)
    for memory in (2.0**40, 2.0**31):
        monkeypatch.setattr(measuring, "system_memory", lambda memory=memory: memory)
        with pytest.raises(KeyboardInterrupt):
            calibrate("jax", Asked(9.0, 8, 0, "here"), lambda seconds, widest: None)
    large, small = ({case.bytes for case in request.cases} for request in asked)
    assert max(large) >= 2**26 and max(small) <= 2**31 / 8 / 32
    kinds, fewer = ({case.kind for case in request.cases[: request.least]} for request in asked)
    assert kinds == fewer and "update" in kinds and "fresh" in kinds


def probed(code: str, monkeypatch: pytest.MonkeyPatch) -> Accelerators:
    monkeypatch.setattr(processes, "devices_shown", lambda: 8)
    monkeypatch.setitem(processes._PROBES, "made", code)  # pyright: ignore[reportPrivateUsage]
    return processes.accelerators("made")


def test_a_runtime_says_which_accelerators_it_can_use(monkeypatch: pytest.MonkeyPatch):
    assert probed("print('a warning'); print(2, 8e10)", monkeypatch) == Accelerators(2, 8e10)
    assert probed("print(0, 0)", monkeypatch) == NONE
    assert probed("import nothing_of_this_name", monkeypatch) == NONE
    monkeypatch.setattr(processes, "devices_shown", lambda: 0)
    monkeypatch.setitem(processes._PROBES, "made", "print(2, 8e10)")  # pyright: ignore[reportPrivateUsage]
    assert processes.accelerators("made") == NONE  # nobody is asked


@pytest.mark.parametrize("runtime", ["jax", "torch"])
def test_installed_runtimes_can_be_asked(runtime: str, monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip(runtime)
    monkeypatch.setattr(processes, "devices_shown", lambda: 1)
    found = processes.accelerators(runtime)
    assert found == NONE or found.memory > 1e9


def test_accelerators_are_measured_with_larger_cases_of_more_types(
    monkeypatch: pytest.MonkeyPatch,
):
    asked: list[Request] = []

    def kept(runtime: str, request: Request) -> Start:
        asked.append(request)
        raise KeyboardInterrupt

    monkeypatch.setattr(measuring, "commands", kept)
    monkeypatch.setattr(measuring, "accelerators", lambda runtime: Accelerators(2, 16e9))
    with pytest.raises(KeyboardInterrupt):
        calibrate("jax", Asked(9.0, 0, 0, "here"), lambda seconds, widest: None)
    (request,) = asked
    assert request.devices == 2
    assert {"tf32", "f8E4M3FN"} < {case.element for case in request.cases}
    sizes = [case.bytes for case in request.cases]
    assert 1e8 < max(sizes) <= 16e9 / 32
    assert all(case.kind != "fresh" for case in request.cases)
    with pytest.raises(ProgramError, match="jax has 2 devices, 8 were asked for"):
        calibrate("jax", Asked(9.0, 8, 0, "here"), lambda seconds, widest: None)

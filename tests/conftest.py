"""Collects `.mlir` files with RUN lines as tests; golden files, hypothesis profiles, and ids for
every message that a test meets.

Each RUN file is run twice: as it says, and with `--reparse-each` added to every shardwright-opt.
"""

from __future__ import annotations

import difflib
import gc
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings

from shardwright.backends.verification.script_runner import COMMANDS, Start
from shardwright.testing import unlisted
from shardwright.testing.runlines import NeedsLit, RunFailed, lines_of, run_lines
from shardwright.testing.warm.python import warmly

ROOT = Path(__file__).parent.parent

# Deterministic by default: the same examples on every machine and day. `make fuzz` draws new ones.
_QUIET = (HealthCheck.too_slow, HealthCheck.data_too_large)
settings.register_profile("default", derandomize=True, deadline=None, suppress_health_check=_QUIET)
settings.register_profile("fuzz", deadline=None, max_examples=2000, suppress_health_check=_QUIET)
settings.load_profile("default")

WATCH = unlisted.Watch()
WATCH.start(pytest.MonkeyPatch())


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="rewrite golden files")


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """What all tests hold is looked at by no collection of garbage: neither while they are
    collected, nor later.
    """
    gc.disable()
    found = yield
    gc.enable()
    gc.freeze()
    # Programs and what tests keep of them are many objects that live long: the usual collections,
    # of all that is old, would be a fifth of the time.
    gc.set_threshold(2_000, 20, 200)
    return found


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """Nor is what a file leaves behind: memos, modules."""
    done = yield
    if nextitem is not None and nextitem.path != item.path:
        gc.collect()  # what is dead would stay
        gc.freeze()
    return done


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """A test fails when the product says something that has no id."""
    try:
        yield
    finally:
        messages = WATCH.take()
    if messages and item.config.getoption("--golden"):
        unlisted.append(messages)
    elif messages:
        pytest.fail(unlisted.complaint(messages), pytrace=False)


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    if file_path.suffix != ".mlir" or not lines_of(file_path.read_text(encoding="utf-8")):
        return None
    return RunFile.from_parent(parent, path=file_path)


class RunFile(pytest.File):
    """A `.mlir` file with RUN lines."""

    def collect(self) -> Iterator[pytest.Item]:
        yield RunItem.from_parent(self, name="run", extra=())
        if any("shardwright-opt" in line for line in lines_of(self.path.read_text())):
            yield RunItem.from_parent(self, name="reparse-each", extra=("--reparse-each",))


class RunItem(pytest.Item):
    """All RUN lines of a file, with further words for shardwright-opt."""

    def __init__(self, *, extra: tuple[str, ...], **rest: object) -> None:
        super().__init__(**rest)  # pyright: ignore[reportArgumentType]
        self.extra = extra

    def runtest(self) -> None:
        with TemporaryDirectory() as folder:
            try:
                run_lines(self.path, Path(folder) / self.path.stem, self.extra)
            except NeedsLit as problem:
                pytest.skip(f"needs lit: {problem}")

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> str:  # pyright: ignore
        if isinstance(excinfo.value, RunFailed):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"{self.path.relative_to(ROOT)}::{self.name}"


@pytest.fixture(autouse=True, scope="session")
def forked_scripts() -> Iterator[None]:
    """What a verification starts has imported jax or torch: one process did for all tests."""

    def warm(start: Callable[[list[str], int], Start]) -> Callable[[list[str], int], Start]:
        def command(words: list[str], devices: int) -> Start:
            found, environment = start(words, devices)
            return warmly(found), environment

        return command

    with pytest.MonkeyPatch.context() as patch:
        for target, start in dict(COMMANDS).items():
            patch.setitem(COMMANDS, target, warm(start))
        yield


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[Path, str], None]:
    """Compare a text with a file; `pytest --golden` (make golden) rewrites the file instead."""

    def compare(path: Path, text: str) -> None:
        if request.config.getoption("--golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            return
        kept = path.read_text(encoding="utf-8") if path.exists() else ""
        if kept != text:
            lines = difflib.unified_diff(
                kept.splitlines(), text.splitlines(), "kept", "now", lineterm="", n=1
            )
            shown = "\n".join(list(lines)[:60])
            pytest.fail(f"{path.relative_to(ROOT)} is stale (make golden):\n{shown}", pytrace=False)

    return compare

"""Collects diagnostics during tests, and finds those without a row in the table of messages.

Every error and warning is seen where it is made, so a test that meets a new sentence fails until
`ir/diagnostics/messages.txt` has a row for it; `make golden` appends one.
"""

from __future__ import annotations

import dataclasses
import fcntl
import inspect
from collections.abc import Sequence
from functools import wraps
from pathlib import Path

import pytest

from shardwright.ir import errors
from shardwright.ir.diagnostics import message_ids
from shardwright.ir.diagnostics.message_ids import Entry, as_sentence, message_id, parse_catalogue

_SEVERE = ("error", "warning")  # others have no id
_SHOWN = 200  # characters of a message
_MAKERS = (__name__, errors.__name__, dataclasses.__name__)  # they make diagnostics for others


class Watch:
    """The messages of one session of tests."""

    def __init__(self) -> None:
        self._seen: set[str] = set()
        self._new: list[str] = []

    def start(self, patch: pytest.MonkeyPatch) -> None:
        """See every diagnostic from now on, instead of who watched before."""
        make = inspect.unwrap(errors.Diagnostic.__init__)

        @wraps(make)
        def seen(made: errors.Diagnostic, *words: object, **named: object) -> None:
            make(made, *words, **named)  # pyright: ignore[reportArgumentType]
            if made.severity in _SEVERE and made.message not in self._seen and _is_ours():
                self._seen.add(made.message)
                self._new.append(made.message)

        patch.setattr(errors.Diagnostic, "__init__", seen)

    def take(self) -> list[str]:
        """The messages without an id since the last call."""
        new, self._new = self._new, []
        return [message for message in new if not message_id(message)]


def _is_ours() -> bool:
    """True if the product makes the diagnostic; tests may say what they want."""
    frame = inspect.currentframe()
    while frame and frame.f_globals.get("__name__") in _MAKERS:
        frame = frame.f_back
    name = frame.f_globals.get("__name__", "") if frame else ""
    package, _, module = name.partition(".")
    return package == "shardwright" and not module.startswith("testing")


def complaint(messages: Sequence[str]) -> str:
    """The message with which a test fails, and the repair."""
    listed = "\n".join(f"  {message[:_SHOWN]}" for message in messages)
    rows = f"ir/{message_ids.FILE.name}"
    return (
        f"expected a row of {rows} for every message, these have none:\n{listed}\n"
        f"help: append rows with `pytest --golden` on this test, or reword the row of the old words"
    )


def extended(entries: Sequence[Entry], messages: Sequence[str]) -> list[Entry]:
    """A table with a row for each message that none fits; what it has keeps its id."""
    found = list(entries)
    # Ids are never reused, so new rows go behind the highest number (decision 0031).
    number = max((int(entry.id[2:]) for entry in entries), default=0)
    for message in messages:
        if not message_id(message, tuple(found)):
            number += 1
            found.append(Entry(f"SW{number:04}", as_sentence(message)))
    return found


def append(messages: Sequence[str], path: Path = message_ids.FILE) -> None:
    """Append what the table lacks to its file; several workers may do so at once."""
    with path.open("r+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        known = parse_catalogue(file.read())
        for entry in extended(known, messages)[len(known) :]:
            file.write(f"{entry.id} {entry.sentence}\n")
    message_ids.catalogue.cache_clear()

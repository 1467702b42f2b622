"""Runs verbs of `shardwright` in process: arguments in, exit code and both streams out."""

from __future__ import annotations

import io
import json
from typing import Any

from shardwright.tools import cli


def ask(*words: str, stdin: str = "") -> tuple[int, str, str]:
    """Exit code, standard output, standard error."""
    out, err = io.StringIO(), io.StringIO()
    code = cli.main(list(words), io.StringIO(stdin), out, err)
    return code, out.getvalue(), err.getvalue()


def record(*words: str, stdin: str = "") -> Any:
    """The record of `--json`; the verb has to succeed."""
    code, output, errors = ask(*words, "--json", stdin=stdin)
    assert code == 0, errors
    return json.loads(output)

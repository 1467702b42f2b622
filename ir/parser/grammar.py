"""Loads `spec/ir.lark`: built at the first parse, and kept in the user's cache folder.

The cached tables are plain data: they are read with an unpickler that makes no objects, so that a
file which somebody else wrote there can fail to load but cannot run code.
"""

from __future__ import annotations

import hashlib
import io
import os
import pickle
import re
import sys
import tempfile
from importlib import resources
from pathlib import Path
from typing import Any

import lark
from lark.lexer import BasicLexer, ContextualLexer

_RULE = re.compile(r"^\??([a-z]\w*):", re.MULTILINE)


def grammar_text() -> str:
    """The grammar file."""
    return resources.files("shardwright.spec").joinpath("ir.lark").read_text("utf-8")


def start_rules(text: str) -> list[str]:
    """Rules that a parse may start from: all of them, in order."""
    return list(dict.fromkeys(_RULE.findall(text)))


def load(transformer: Any) -> lark.Lark:
    """The parser of `ir.lark`, from the cache when its tables are there."""
    text = grammar_text()
    path = _cache_file(text)
    options = {"transformer": transformer, "_plugins": {"ContextualLexer": _lexer(transformer)}}
    return _read(path, options) or _build(text, path, options)


# Words that the transformer's `read` reads.
BY_HAND = frozenset(
    (
        "TYPE",
        "ATTRIBUTE",
        "ATTR_DICT",
        "FULL",
        "CONV_DIMS",
        "ALGORITHM",
        "MESH",
        "SHARDING",
        "OUT_SHARDING",
        "SHARDINGS",
        "AXIS_LIST",
        "AXIS_LISTS",
        "MANUAL_AXES",
        "ALL_TO_ALL",
    )
)


def _lexer(transformer: Any) -> type[ContextualLexer]:
    """A lexer that asks the transformer's `read` for words that are read by hand."""

    class Words(BasicLexer):
        def next_token(self, lex_state: Any, parser_state: Any = None) -> lark.Token:
            token = super().next_token(lex_state, parser_state)
            # A grammar of all values was slow and could not give MLIR's sentences (decision 0010).
            if token.type in BY_HAND:
                text = lex_state.text.text
                token.value, token.end_pos = transformer.read(token.type, text, token.start_pos)
                lex_state.line_ctr.char_pos = token.end_pos
            return token

    class Lexer(ContextualLexer):
        BasicLexer = Words

    return Lexer


def _build(text: str, path: Path | None, options: dict[str, Any]) -> lark.Lark:
    parser = lark.Lark(
        text, parser="lalr", start=start_rules(text), maybe_placeholders=True, **options
    )
    if path is not None:
        _write(path, parser)
    return parser


def _cache_file(text: str) -> Path | None:
    """Cache file of the tables for this grammar, lark and Python; None without a home folder."""
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    try:
        folder = Path(base) if base else Path.home() / ".cache"
    except RuntimeError:
        return None
    key = "\0".join((text, lark.__version__, sys.version))
    name = hashlib.sha256(key.encode()).hexdigest()[:24]
    return folder / "shardwright" / f"grammar-{name}"


class _PlainData(pickle.Unpickler):
    def find_class(self, module_name: str, global_name: str, /) -> Any:
        raise pickle.UnpicklingError(f"{module_name}.{global_name} is no plain data")


def _read(path: Path | None, options: dict[str, Any]) -> lark.Lark | None:
    if path is None:
        return None
    try:
        saved = _PlainData(io.BytesIO(path.read_bytes())).load()
        parser: Any = lark.Lark.__new__(lark.Lark)
        return parser._load(saved, **options)
    except Exception:  # a cache that cannot be read is no cache
        return None


def _write(path: Path, parser: lark.Lark) -> None:
    """Save atomically; a folder that cannot be written is no error."""
    tables = io.BytesIO()
    saver: Any = parser
    saver.save(tables, exclude_options=("transformer", "_plugins"))
    temporary = ""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(tables.getvalue())
        os.replace(temporary, path)
    except OSError:
        if temporary:
            Path(temporary).unlink(missing_ok=True)

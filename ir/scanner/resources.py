"""The section `{-# dialect_resources: ... #-}` of a file: bytes that attributes refer to by name.

Source: mlir `AsmParser/Parser.cpp`, parseFileMetadataDictionary.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from shardwright.ir.parser.tokens import Bad, Tokens
from shardwright.ir.scanner.masks import blanked
from shardwright.spec.axes import is_bare, quote

_MARK = re.compile(r'"(?:[^"\\\n]|\\.)*+"|//[^\n]*|\{-#|#-\}')
_HEX = re.compile(r'"0x(?:(?=[0-9A-Fa-f]{2})..)*+"')
_USE = re.compile(r'dense_resource<([A-Za-z_][\w$.]*|"(?:[^"\\\n]|\\.)*")>')
_EXPECTED = "expected hex string blob for key"

Report = Callable[[str, int], None]  # message, offset


def take_resources(text: str, report: Report) -> tuple[str, dict[str, str]]:
    """The text without its sections, and the digits of each resource by name."""
    found: dict[str, str] = {}
    if "{-#" not in text:
        return text, found
    pieces: list[str] = []
    start, opening = 0, -1
    for match in _MARK.finditer(text):
        if match[0] == "{-#" and opening < 0:
            opening = match.start()
        elif match[0] == "#-}" and opening >= 0:
            pieces += text[start:opening], blanked(text[opening : match.end()])
            _read(text[: match.start()], opening, "end", found, report)
            start, opening = match.end(), -1
    if opening >= 0:
        _read(text, opening, "#-}", found, report)  # which is nowhere
        pieces.append(text[start:opening])
        start = len(text)
    return "".join((*pieces, text[start:])), found


def _read(text: str, at: int, closing: str, found: dict[str, str], report: Report) -> None:
    """Read a section that opens at an offset, up to a closing word."""
    try:
        _section(Tokens(text, at + len("{-#"), ()), closing, found)
    except Bad as problem:
        report(problem.message, problem.at)


def _entries(p: Tokens, what: str, entry: Callable[[str, int], None], closing: str) -> None:
    """`key: value, ...` up to a closing word."""
    while not p.accept(closing):
        at = p.start
        if p.has("string") and what == "'resource' entry":
            key = p.string()
        elif p.has("word"):
            key = p.take()
        elif p.has("end"):
            raise p.missing("expected ',' or '#-}'")
        else:
            raise p.wrong(f"expected identifier key for {what}")
        p.expect(":")
        entry(key, at)
        if not p.accept(","):
            p.expect(closing, f"expected ',' or '{'#-}' if closing == 'end' else closing}'")
            return


def _section(p: Tokens, closing: str, found: dict[str, str]) -> None:
    def resource(key: str, at: int) -> None:
        found[key] = _digits(p, key, at)

    def dialect(name: str, at: int) -> None:
        p.expect("{")
        if name != "builtin":
            raise Bad(f"dialect '{name}' is unknown", at)
        _entries(p, "'resource' entry", resource, "}")

    def tool(name: str, at: int) -> None:
        p.expect("{")
        _entries(p, "'resource' entry", lambda key, at: p.advance(), "}")

    def part(key: str, at: int) -> None:
        if key not in ("dialect_resources", "external_resources"):
            raise Bad(f"unknown key '{key}' in file metadata dictionary", at)
        p.expect("{")
        is_ours = key == "dialect_resources"
        _entries(p, "'resource' entry", dialect if is_ours else tool, "}")

    _entries(p, "file metadata dictionary", part, closing)


def _digits(p: Tokens, key: str, at: int) -> str:
    """The hex digits of a blob: four bytes of alignment, then the data."""
    if not p.has("string") or not _HEX.fullmatch(p.spelling):
        raise Bad(f"{_EXPECTED} '{key}'", p.start)
    digits, start = p.spelling[3:-1], p.start
    if len(digits) < 8:
        raise Bad(f"{_EXPECTED} '{key}' to encode alignment in first 4 bytes", start)
    alignment = int.from_bytes(bytes.fromhex(digits[:8]), "little")
    if alignment & (alignment - 1) or not alignment:
        raise Bad(
            f"{_EXPECTED} '{key}' to encode alignment in first 4 bytes, but got non-power-of-2"
            f" value: {alignment}",
            start,
        )
    p.advance()
    # Nothing needs no alignment.
    return digits.upper() if len(digits) > 8 else "00000000"


def resource_section(text: str, resources: Mapping[str, str]) -> str:
    """The section for the resources that a printed text refers to; "" for none."""
    if not resources:
        return ""
    shown = {quote(name): (name, digits) for name, digits in resources.items()}
    shown |= {name: (name, digits) for name, digits in resources.items() if is_bare(name)}
    lines: dict[str, str] = {}
    for match in _USE.finditer(text):
        if match[1] in shown:
            name, digits = shown[match[1]]
            lines[name] = f'      {match[1]}: "0x{digits}"'
    if not lines:
        return ""
    body = ",\n".join(lines.values())
    return f"\n{{-#\n  dialect_resources: {{\n    builtin: {{\n{body}\n    }}\n  }}\n#-}}\n"

"""What came since another version, as text."""

from __future__ import annotations

from shardwright.api.differences import Diff


def since_text(found: Diff, name: str) -> str:
    """Which collectives came since another version, and why."""
    came = [(cause, one) for cause in found.entries for one in cause.walk() if one.is_more]
    if not came:
        return f"no collective is new since {name}\n"
    count = "one class" if len(came) == 1 else f"{len(came)} classes"
    lines = [f"{count} of collectives came since {name}"]
    for number, (cause, one) in enumerate(came, 1):
        lines += ["", f"{number}. {one.words}"]
        if cause is not one:
            lines.append(f"   it follows from {cause.words}")
    return "\n".join(lines) + "\n"

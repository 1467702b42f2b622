"""Pages `docs/methods/NAME.md`: what the file of a method says of it, and what was measured."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.passes.search.rules import TACTICS

MARK = "<!-- measured -->\n"
METHODS, RULES = "shardwright.passes.search.methods.", "shardwright.passes.search.rules."
PLANNING = "shardwright.passes.search.planning."
# Page -> the file of its methods, and these: one file may have variants.
PAGES: dict[str, tuple[str, tuple[str, ...]]] = {
    "alpa-intra": (METHODS + "alpa_intra", ("alpa-intra",)),
    "optimus-2d": (RULES + "optimus", ("optimus-2d", "optimus-2d-fused")),
    "tesseract-2.5d": (RULES + "tesseract", ("tesseract-2.5d", "tesseract-2.5d-fused")),
    "cube-3d": (RULES + "cube", ("cube-3d",)),
    "nnscaler-intra": (METHODS + "nnscaler_intra", ("nnscaler-intra", "nnscaler-intra-dp")),
    "p2": (PLANNING + "then_reduced", ()),
    "partir": (RULES + "partir", ("partir", *TACTICS)),
}


def page(name: str, before: str) -> str:
    """The page; what was measured is taken over from the page `before`."""
    module, names = PAGES[name]
    said = (import_module(module).__doc__ or "").strip()
    first, _, rest = said.partition("\n")
    head = [f"# {name}\n", f"{first}\n"]
    for one in (PLANNERS[known] for known in names):
        decides = ", ".join(one.decides)
        head.append(f"- `{one.name}` ({one.label}; decides {decides}): {one.about}")
    head += [f"- Source: {PLANNERS[one].paper}" for one in names[:1]]
    _, mark, measured = before.partition(MARK)
    return "\n".join([*head, "", rest.strip("\n"), "", mark or MARK]) + measured


def with_measured(name: str, before: str, measured: str) -> str:
    """The page with other measurements."""
    return page(name, before).partition(MARK)[0] + MARK + measured


def path_of(root: Path, name: str) -> Path:
    """Where a page stands."""
    return root / "docs" / "methods" / f"{name}.md"

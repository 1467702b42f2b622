"""Train steps in four stages of which some read what stages far before them have made.

Needs jax.
"""

from __future__ import annotations

from functools import cache

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.search.planning.stage_plans import Ask, plan_stages
from shardwright.passes.target import Target
from shardwright.testing.jax_corpus.stage_steps import encoder_decoder, u_net

STAGES, MICROBATCHES = 4, 4
# By name what makes a small step: levels that are read on the way up, and a memory that is read by
# all layers of a decoder.
SKIPPING = {
    "U-net": lambda: u_net(levels=2, width=4, rows=16, side=8),
    "encoder-decoder": lambda: encoder_decoder(layers=1, width=16, rows=16, seq=8, deeper=3),
}


@cache
def skipping_step(name: str) -> tuple[str, str]:
    """A step, plain and with a plan of stages on one device each."""
    text = SKIPPING[name]()
    ask = Ask("gpipe", STAGES, MICROBATCHES, "1f1b")
    found = plan_stages(parse(text), Target(f"dgx-h100:1/{STAGES}"), ask, is_priced=False)
    assert found.written is not None
    return text, print_module(found.written.module)

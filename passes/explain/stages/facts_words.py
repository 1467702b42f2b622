"""What stages of a pipeline are, send one another, and do in order, as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardwright.passes.explain.stages.pipeline_facts import PipelineFacts, StageLine, TransferLine
from shardwright.spec.machines.number_words import plural

MANY = 12  # transfers, or actions of a rank, that are shown


def pipeline_lines(
    facts: PipelineFacts | None, transfers: Sequence[TransferLine], is_complete: bool
) -> Iterator[str]:
    """Stages, transfers and lists, or transfers alone; `is_complete`: long lists are not cut."""
    yield from () if facts is None else map(stage_words, facts.stages)
    yield from transfer_lines(transfers, is_complete)
    yield from () if facts is None else schedule_lines(facts, is_complete)


def stage_words(one: StageLine) -> str:
    """`stage 0: rank 0, 2 devices, mesh <["x"=2]>`."""
    return f"stage {one.stage}: rank {one.rank}, {plural(one.devices, 'device')}, mesh {one.mesh}"


def stages_words(stages: Sequence[int]) -> str:
    """`stage 0`, `stages 0, 2`."""
    return f"stage{'' if len(stages) == 1 else 's'} {', '.join(map(str, stages))}"


def transfer_lines(transfers: Sequence[TransferLine], is_complete: bool) -> Iterator[str]:
    """Transfers, the largest of many."""
    if not transfers:
        return
    yield "transfers between stages, as a device receives them:"
    most = len(transfers) if is_complete else MANY
    largest = sorted(transfers, key=lambda one: -one.bytes * one.count)[:most]
    for one in transfers:
        if one in largest:
            yield f"  {one.words}"
    if len(transfers) > most:
        yield f"  {plural(len(transfers) - most, 'transfer')} more, smaller: --all"


def schedule_lines(facts: PipelineFacts, is_complete: bool) -> Iterator[str]:
    """What each rank does, in order."""
    turns = "1 micro-batch" if facts.microbatches == 1 else f"{facts.microbatches} micro-batches"
    yield f"schedule {facts.schedule}, {turns}:"
    for rank, row in enumerate(facts.rows):
        cells = row.split(",")
        most = len(cells) if is_complete else MANY
        more = f",... {len(cells) - most} more (--all)" if len(cells) > most else ""
        stages = stages_words(facts.stages_of(rank))
        yield f"  rank {rank} ({stages}): {','.join(cells[:most])}{more}"

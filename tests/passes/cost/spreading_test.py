"""Work that is spread over processes: the same answers, told as they come, whoever dies."""

import os
import time

import pytest

from shardwright.passes.cost.trials.workers import spread


@pytest.mark.parametrize("jobs", [1, 2, 3, 9])
@pytest.mark.parametrize("in_runs", [False, True])
def test_answers_are_told_once_and_in_order_at_the_end(jobs: int, in_runs: bool):
    told: dict[int, int] = {}

    def hear(number: int, answer: int) -> None:
        assert number not in told
        told[number] = answer

    assert spread(lambda k: k * k, 7, jobs, hear, in_runs=in_runs) == [k * k for k in range(7)]
    assert dict(sorted(told.items())) == {k: k * k for k in range(7)}
    assert spread(lambda k: k, 0, jobs) == []


def test_what_a_dead_process_leaves_is_done_here():
    own = os.getpid()

    def work(number: int) -> int:
        if number >= 2 and os.getpid() != own:
            os._exit(1)
        return number

    assert spread(work, 6, 2) == list(range(6))


def test_answers_are_told_before_all_are_there():
    """Whoever is interrupted keeps them; and then the copies end at once."""

    def work(number: int) -> int:
        time.sleep(0 if number < 2 else 60)
        return number

    told: list[int] = []

    def hear(number: int, answer: int) -> None:
        told.append(answer)
        if len(told) == 2:
            raise KeyboardInterrupt

    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        spread(work, 6, 2, hear)
    assert sorted(told) == [0, 1] and time.monotonic() - began < 30

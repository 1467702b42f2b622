"""The fixed points: rules that give a plan at once, found by the structure of a program."""

from shardwright.passes.search.rules.data_parallel import DataParallel

RULES = {one.name: one for one in (DataParallel(),)}

#!/bin/sh
# Fails where a change of the program makes its plan worse: a collective that is new, more memory,
# a longer step, more bytes on the wire. Needs git and shardwright.
#
#   PROGRAM=train.py:program CLUSTER=dgx-h100:1 BASE=origin/main sh check_plan.sh
set -eu

PROGRAM="${PROGRAM:?write PROGRAM=FILE.py:name, what gives the program}"
CLUSTER="${CLUSTER:?write CLUSTER=dgx-h100:1, the machine it runs on}"
BASE="${BASE:-origin/main}"
FAIL_ON="${FAIL_ON:-new-collectives,memory+5%,time+2%,bytes+1%}"

shardwright diff --rev "$BASE..HEAD" "$PROGRAM" --cluster "$CLUSTER" \
    --fail-on "$FAIL_ON" -o "${PAGE:-plan-diff.html}"

# What a person does with a checkout. Uses the active virtual environment, else makes .venv.

VENV := $(or $(VIRTUAL_ENV),$(CURDIR)/.venv)
PYTHON := $(VENV)/bin/python
# One stamp per checkout, so that two checkouts may share an environment one after the other.
READY := $(VENV)/.shardwright-$(shell printf '%s' '$(CURDIR)' | cksum | cut -d' ' -f1)

# One thread per process: generated programs run as several processes on one machine.
export OMP_NUM_THREADS := 1

.PHONY: help setup demo test check fuzz bench models real certificates accuracy leaderboard golden clean

help:  ## list these commands
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile

setup: $(READY)  ## make the virtual environment and install everything the tests need

$(READY): pyproject.toml constraints.txt
	@test -x '$(PYTHON)' || python3 -m venv '$(VENV)'
	'$(PYTHON)' -m pip install --quiet --editable '.[all,dev]' --constraint constraints.txt
	@touch '$(READY)'

demo: $(READY)  ## partition a GPT training step, show it, and prove that it computes the same
	@'$(VENV)/bin/shardwright' show examples/gpt_train_step.mlir
	@'$(VENV)/bin/shardwright' verify examples/gpt_train_step.mlir

test: $(READY)  ## all tests
	'$(PYTHON)' -m pytest -q -n auto

check: $(READY)  ## format, lint, types, then all tests
	'$(PYTHON)' -m ruff format --check .
	'$(PYTHON)' -m ruff check .
	'$(VENV)/bin/pyright'
	'$(PYTHON)' -m pytest -q -n auto

fuzz: $(READY)  ## check COUNT generated programs, INPUTS hostile texts, HOSTILE files and PLANS from SEED; random property tests
	'$(PYTHON)' -m tests.fuzz_charged --count $(or $(CHARGED),200) --seed $(or $(SEED),0)
	'$(PYTHON)' tests/fuzz_end_to_end.py --count $(or $(COUNT),20000) --seed $(or $(SEED),0)
	'$(PYTHON)' tests/fuzz_hostile.py --count $(or $(HOSTILE),20000) --seed $(or $(SEED),0)
	'$(PYTHON)' tests/fuzz_identity.py --generated $(or $(COUNT),2000) --seed $(or $(SEED),0)
	'$(PYTHON)' tests/fuzz_language.py --count $(or $(INPUTS),20000) --seed $(or $(SEED),0)
	'$(PYTHON)' tests/fuzz_models.py
	'$(PYTHON)' tests/fuzz_plans.py --count $(or $(PLANS),100) --seed $(or $(SEED),0)
	'$(PYTHON)' tests/fuzz_propagation.py --count $(or $(COUNT),2000) --seed $(or $(SEED),0)
	'$(PYTHON)' tests/fuzz_recurrences.py --count $(or $(RECURRENCES),50) --seed $(or $(SEED),0)
	'$(PYTHON)' tests/fuzz_reductions.py
	'$(PYTHON)' tests/fuzz_schedules.py
	'$(PYTHON)' tests/fuzz_transcriptions.py --count $(or $(COUNT),10000) --seed $(or $(SEED),0)
	'$(PYTHON)' tests/fuzz_spellings.py --count $(or $(SPELLINGS),20000) --seed $(or $(SEED),0)
	'$(PYTHON)' tests/fuzz_rejects.py --count $(or $(REJECTS),5) --seed $(or $(SEED),0)
	'$(PYTHON)' -m pytest -q -n auto -m hypothesis --hypothesis-profile=fuzz

bench: $(READY)  ## speed against jaxlib's C++, bytes against XLA's partitioner
	'$(PYTHON)' bench/against_jaxlib.py
	'$(PYTHON)' bench/propagation.py
	'$(PYTHON)' bench/incremental.py
	'$(PYTHON)' bench/against_xla.py
	'$(PYTHON)' bench/loops.py
	'$(PYTHON)' bench/growth.py
	'$(PYTHON)' bench/reshard.py
	'$(PYTHON)' bench/synthesis.py
	'$(PYTHON)' bench/placement.py
	'$(PYTHON)' bench/partition.py
	'$(PYTHON)' bench/cost.py
	'$(PYTHON)' bench/search/against_highs.py

MODELS := build/models
MODEL_FILES := tests/data/models/real

$(MODELS)/venv/.ready: $(MODEL_FILES)/requirements.txt
	python3 -m venv --clear '$(MODELS)/venv'
	'$(MODELS)/venv/bin/python' -m pip install --quiet --requirement $(MODEL_FILES)/requirements.txt
	@touch '$@'

models: $(MODELS)/venv/.ready  ## lower the twelve real models to text again, small and of honest size
	'$(MODELS)/venv/bin/python' $(MODEL_FILES)/lower_models.py -o $(MODEL_FILES)
	'$(MODELS)/venv/bin/python' $(MODEL_FILES)/lower_models.py --size real -o $(MODELS)/real

real: $(READY) models  ## put them through every verb, write docs/real_models.md (an hour)
	'$(PYTHON)' bench/real.py -o docs/real_models.md

certificates: $(READY)  ## find and check the optima of docs/certificates.md again (two minutes)
	'$(PYTHON)' bench/certificates.py

accuracy: $(READY)  ## fit constants to measured runs again, write docs/accuracy.md (some minutes)
	'$(PYTHON)' bench/measured.py

leaderboard: $(READY)  ## compare all methods on random train steps of SEED, write docs/leaderboard.md (half an hour)
	'$(PYTHON)' bench/plan/leaderboard.py --seed $(or $(SEED),0)

golden: $(READY)  ## rewrite golden files and generated pages; review the difference like code
	'$(PYTHON)' -m pytest -q -n auto --golden

clean:  ## remove what builds leave behind; keeps .venv
	rm -rf build dist src/*.egg-info

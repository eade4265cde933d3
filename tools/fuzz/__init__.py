"""Made-up data files by the thousand: valid files of every step, at their bounds, played and checked.

`files` makes them, `steps` the steps of Trieste's cards, `model` is a second, plain implementation of Trieste that the
engine is compared with, `walking` plays a file and checks all that must hold at every decision, `running` does so for
many files, and `report` writes the figures to `docs/reliability.md`.
"""

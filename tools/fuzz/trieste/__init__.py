"""Trieste: random cards of all steps, and a second implementation that the engine is compared with.

`steps`, `cards` and `starts` make data files and positions; `model`, `running`, `treasures`, `hands`, `captures`,
`changes` and `rounds` are the second implementation, and `following` compares it with a match.
"""

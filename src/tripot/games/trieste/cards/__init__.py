"""Cards: what the rulebook fixes, the data file with its checks, effects as steps, instructions and words.

`steps` is the table of all steps; `book` is what the engine reads while it plays.
It may import nothing else of Trieste.
"""

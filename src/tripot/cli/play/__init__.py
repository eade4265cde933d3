"""`tripot play`: one person against bots, saved after every decision.

It imports `reference`, whose pages can be read during a game, `drawing` and `shell`.
"""

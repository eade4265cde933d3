"""A game's view, its cards and its result as text for the terminal, for any game.

It imports only `shell`.
"""

"""A game as others read it: actions, views, observations, positions, and which cards were used.

It may import `rules` and what is below, but not `bots`.
"""

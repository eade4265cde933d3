"""What bots think of a table: the worth of an answer, of a card by its steps, and how much each faction cares.

It may import `rules` and what is below, but not `documents`.
"""

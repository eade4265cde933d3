"""Intervals and distributions of what was counted.

Nothing else of the arena.
"""

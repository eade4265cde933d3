"""Tournaments of bots: their deals, their results on disk, standings and ratings.

They may import how games are played, executors and statistics.
"""

"""What many games say: who wins, is a game fair, how do its cards do.

They may import all else of the arena.
"""

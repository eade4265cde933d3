"""What is looked up and not played: books of games, tutorials, and reviews of finished games.

Nothing here writes.  It may import what the house may.
"""

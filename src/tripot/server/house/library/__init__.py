"""What is the same at every table: books of games, tutorials, kits, and the laboratory for data files.

Nothing here writes.  It may import what the house may.
"""

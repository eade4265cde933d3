"""Single games: a table, its seeds, a contest between bots, random playouts.

Nothing else of the arena but its errors.
"""

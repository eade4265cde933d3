"""Several nodes that share a database: who lives, who takes what, and the connections between them (decision 44).

It knows no rooms.  It may import `storage` and what is below; a server on SQLite uses nothing of it.
"""

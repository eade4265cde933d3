"""The database.  `store.Storage` is its interface: `commit` rows of a table, `write`, `read`.

Plain functions for each kind of row, on a connection.  `database` has what any kind of database shares, `sqlite` the
storage in a file, `postgres` that on a server.
It may import `protocol` and what is below.
"""

"""The database.  `store.Storage` is its interface: `commit` rows of a table, `write`, `read`.

Plain functions for each kind of row, on a connection; `sqlite` has the threads, the migrations and what can go wrong.
It may import `protocol` and what is below.
"""

"""PostgreSQL: the storage over a server, its writer, its connections and its migrations.

It knows rows, but no SQL for them.  It may import `storage.committing`, `storage.database` and what is below.
"""

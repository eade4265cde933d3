"""SQLite itself: the storage in one file, its writer and its migrations.

It knows rows, but no SQL for them.  It may import `storage.committing`, `storage.database` and what is below.
"""

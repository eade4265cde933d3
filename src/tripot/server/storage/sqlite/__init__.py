"""SQLite itself: one thread that writes in groups, migrations, and what has gone wrong with the file.

It knows no table or guest.  It may import `security` and what is below.
"""

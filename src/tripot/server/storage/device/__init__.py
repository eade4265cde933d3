"""The storage of a server that runs on a player's own device, in a browser: without threads and files.

It may import `storage.committing`, `storage.database`, SQLite's migrations and what is below.
"""

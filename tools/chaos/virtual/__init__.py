"""Leases, epochs and take-over in virtual time: the server's own logic and SQL, on SQLite, under a seeded scheduler.

python -m chaos.virtual --schedules 20000
"""

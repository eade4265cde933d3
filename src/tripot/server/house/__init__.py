"""The house: all tables, guests, deadlines that have passed, and what is the same at every table (`library`).

It opens rooms and closes them.  It may import `rooms` and what is below.
"""

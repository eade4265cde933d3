"""What any kind of database shares: what is asked of a connection, a thread that writes in groups, what went wrong.

It knows no table or guest.  It may import `errors` and what is below.
"""

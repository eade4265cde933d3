"""What stands between the network and the application: addresses, connections, and the protocols that read them.

Nothing here knows tables, guests or games.  It may import `security` and what is below.
"""

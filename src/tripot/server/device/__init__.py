"""The server on a player's own device: the same house and operations, behind messages instead of sockets.

It runs in a web worker of the page.  It may import every package but `running`.
"""

"""What comes in over HTTP and WebSockets, after the bytes were read: routes, operations, sockets, the page, the docs.

It asks the house and its rooms, and changes nothing itself.  It may import every package but `running`.
"""

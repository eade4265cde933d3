"""The server's commands: `tripot serve`, `backup`, `move-database` and `nodes`.

It imports only `shell`; the server itself is imported when it is needed.
"""

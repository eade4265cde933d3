"""The server's commands: `tripot serve` and `backup`.

It imports only `shell`; the server itself is imported when it is needed.
"""

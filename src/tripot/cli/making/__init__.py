"""For those who make a game: `tripot new-game` and `types`.

It imports only `shell`; what makes types, a part of the server, is imported when it is needed.
"""

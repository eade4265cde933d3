"""What viewers are told: how far each has followed the match, its view and events as messages, who listens, the lobby.

Nothing here writes or decides.  It may import the rows of `storage`, `protocol` and what is below.
"""

"""A server that is killed and cut off from its power while people play, and a check that nobody lost by it.

`make soak` runs it, and `docs/reliability.md` has its figures.  `kills` plays at a real server that dies by kill -9;
`cuts` records what a server writes and sends, and builds from it what a power cut at any moment could leave on a disk.
Both hand over what the clients were told to `checking`, which compares it with a replay of the final record.
"""

"""What can be looked up: `tripot games`, `rules` and `cards`, on screen or as a sheet to print.

It imports `drawing` and `shell`.
"""

"""Games and positions as files: `tripot position`, `replay` and `verify`.

It imports `play`, whose saved games are records too, `drawing` and `shell`.
"""

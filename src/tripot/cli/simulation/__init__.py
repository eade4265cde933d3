"""Many games by programs: `tripot simulate`, `arena` and `balance`, as tables, pictures or JSON.

It imports only `shell`.
"""

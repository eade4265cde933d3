"""Commands: for each a handler that checks what is asked and returns a `Change`.  None of them writes or tells.

They may import the room's own modules and what those may.
"""

"""Effects of cards: `running` has the frame of one that runs, `carrying_out` leads each step to its chapter.

It may import `state` and `cards`.
"""

"""The data of a game, and what every chapter does with it: move cards and treasure, ask for money, tell events.

It may import `cards`.
"""

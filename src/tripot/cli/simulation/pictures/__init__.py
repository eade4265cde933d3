"""What was counted, as pictures: of games, of the standings of a tournament, of cards.

They import matplotlib, so commands import them only when a picture is wanted; they import `report` and `shell`.
"""

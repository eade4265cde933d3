"""Every sentence that a person can meet, with real values, in one file per language: for an editor to read.

games      what is said at tables of the games, their cards, options, rules and lessons
made_up    what only a data file of somebody's own can say: the steps of cards, and the mistakes in a file
general    the messages of no game: the terminal, the arena, the server; and the page's own words
against    the same sentences at another commit, and how they differ
"""

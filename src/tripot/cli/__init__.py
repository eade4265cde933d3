"""The command `tripot`.  `main` lists the subcommands; each folder holds those of one subject.

It may import everything, and nothing imports it.
"""

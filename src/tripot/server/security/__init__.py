"""Secrets and limits: keys, files that only their owner reads, names and chat as plain text, how much one may ask for.

It may import `monitoring`, `errors` and `bounds`.
"""

"""Requests and sockets for tables of other nodes, at both ends: where the client is, and where the table is.

It may import the rest of `web` and what is below; only `running` imports it.
"""

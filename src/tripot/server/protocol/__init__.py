"""Every message as a type, and nothing else: commands, news, tables, bodies of requests, books, reviews.

It imports nothing of the server.
"""

"""What a seat cannot see: what may lie face down, and hands dealt again such that they fit all that was seen.

It may import `effects` and what is below, but not `round`.
"""

"""The round, from setting up to the last End: `flow` goes from step to step, and asks whoever is to answer.

It may import `effects` and what is below, but not `hidden`.
"""

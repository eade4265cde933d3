"""Games that are over: their reviews, chances and reckoning, pictures of how they came out, and those from devices.

They may import the library and what it may.
"""

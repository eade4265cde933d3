"""Rooms: one table in memory each.  A handler (`commands`) says what is to change; `room` stores, applies and tells it.

It may import `telling` and what is below, and knows the house only as `room.Services` describes it.
"""

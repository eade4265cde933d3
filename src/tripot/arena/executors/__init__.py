"""Where tasks are done: in this process, in several, on a cluster.

Nothing else of the arena but its errors.
"""

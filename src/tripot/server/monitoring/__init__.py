"""What the server observes of itself: logs, metrics, gaps of the event loop, the time.

It imports nothing of the server.
"""

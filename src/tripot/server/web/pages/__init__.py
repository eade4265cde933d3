"""What a person's browser is sent besides the operations: the built page, its previews, the protocol to read.

It may import the frame around requests (`web.routes`, `web.origins`) and `web.description`.
"""

"""The protocol described from its types: OpenAPI, AsyncAPI, TypeScript, and text to read.

It may import the operations of `web` and the types of `protocol`; `web.pages` and `make protocol` import it.
"""

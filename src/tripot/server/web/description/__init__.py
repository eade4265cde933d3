"""The protocol described from its types: OpenAPI, AsyncAPI, TypeScript, and text to read."""

"""Running the server: the application, its middleware, the process and its sockets.

The top: it may import every other package, and only the command line imports it.
"""

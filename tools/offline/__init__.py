"""Builds the engine for Pyodide, in WebAssembly: a wheel, and a folder with all that a browser has to fetch."""

"""What every command uses: arguments, help and errors in the chosen language, the terminal, files, progress.

It imports no other part of the command line.
"""

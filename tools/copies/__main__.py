"""`make copies`: after a change of a compiled table's fields."""

from copies.writing import modules

for path, source in modules().items():
    if not path.exists() or path.read_text() != source:  # what has not changed need not be compiled again
        path.write_text(source)

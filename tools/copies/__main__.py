"""`make copies`: after a change of a compiled table's fields, or of actions."""

from copies import coding, writing

for path, source in (writing.modules() | coding.modules()).items():
    if not path.exists() or path.read_text() != source:  # what has not changed need not be compiled again
        path.write_text(source)

"""The command `tripot`, also `python -m tripot`.  Where its packages are missing it says what installs them."""

import sys

from tripot.core.errors import MissingPackage
from tripot.core.extras import needs


def main() -> None:
    try:
        with needs("cli"):
            from tripot.cli.main import run
    except MissingPackage as error:
        from tripot.text import Speaker, default_language

        raise SystemExit(Speaker(default_language()).error(error)) from error
    raise SystemExit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()

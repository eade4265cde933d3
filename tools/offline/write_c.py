"""Writes the C of the given modules for 32 bits, and tells each module's name and file.

mypyc asks `sysconfig` once, when it is imported, how large a pointer is: so the answer is changed before, and nothing
else happens in this process.
"""

import sys
import sysconfig
from typing import Any

asked = sysconfig.get_config_var


def answer(name: str) -> Any:
    return 4 if name in ("SIZEOF_SIZE_T", "SIZEOF_VOID_P") else asked(name)


sysconfig.get_config_var = answer

from mypyc.build import mypycify  # noqa: E402
from mypyc.common import IS_32_BIT_PLATFORM  # noqa: E402

if not IS_32_BIT_PLATFORM:
    raise SystemExit("mypyc would write C for 64 bits")
FLAGS = ["--strict", "--follow-imports=silent", "--no-site-packages"]
for extension in mypycify([*FLAGS, *sys.argv[1:]], group_name="tripot"):
    print(extension.name, extension.sources[0], sep="\t")

"""What `import tripot` loads."""

import subprocess
import sys

HEAVY = {"babel", "click", "fluent", "gymnasium", "matplotlib", "msgspec", "numpy", "ray", "rich", "starlette"}


def test_the_python_face_loads_none_of_the_packages_that_only_some_need():
    program = "import sys, tripot; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    finished = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(finished.stdout.split())
    assert "tripot" in loaded
    assert not HEAVY & loaded

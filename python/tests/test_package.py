"""What holds of the package as a whole."""

from __future__ import annotations

import subprocess
import sys

from bastide.bench import soak

IMPORT = "import time; begin = time.process_time(); import bastide; print(time.process_time() - begin)"


def test_it_is_imported_in_a_fifth_of_a_second() -> None:
    # The time of the processor, and the best of some: other things go on.
    runs = [subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, text=True, check=True) for _ in range(5)]
    assert min(float(run.stdout) for run in runs) < 0.2


def test_importing_it_imports_none_of_the_libraries_it_is_for() -> None:
    code = "import sys, bastide; print({'gymnasium', 'numpy', 'pettingzoo', 'pyspiel'} & set(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "set()"


def test_memory_does_not_grow() -> None:
    assert soak(100_000)

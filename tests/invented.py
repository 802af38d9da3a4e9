"""A small set of invented demonstrations, with every defect of the released recorder.

``tests/data/README.md`` says where it comes from.
"""

from __future__ import annotations

from pathlib import Path

INVENTED = Path(__file__).parent / "data" / "invented_demonstrations"
"""One folder a demonstration, and ``ground_truth.json`` with what was really done."""

"""Every line of docs/security.md names a test, or another file, that is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_line_of_the_threat_model_has_its_test():
    text = (ROOT / "docs" / "security.md").read_text("utf-8").split("## Line by line")[1].split("##")[0]
    rows = [line for line in text.splitlines() if line.startswith("| ") and not line.startswith("| against")]
    assert len(rows) > 15
    for row in rows:
        named = re.findall(r"`([\w./]+(?:::\w+)?)`", row.split(" | ")[-1])
        assert named, f"no test is named in: {row}"
        for name in named:
            file, _, test = name.partition("::")
            path = ROOT / file if file.startswith(".") else ROOT / "tests" / file
            assert path.exists(), f"expected {path}; found nothing: {row}"
            assert f"def {test}(" in path.read_text("utf-8") if test else True, f"no {test} in {path}"

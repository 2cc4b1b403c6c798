"""The sounds of the table, rendered to samples and measured."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page

import webtable

ROOT = Path(__file__).parents[2]
RATE = 44_100
# Renders each sound: its loudest sample, when it is over, the loudest 50 ms (as root mean square), and how
# loud the last millisecond before silence is.
RENDER = """async ([code, rate]) => {
    const SOUNDS = new Function(code + '; return SOUNDS;')();
    const found = {};
    for (const [name, put] of Object.entries(SOUNDS)) {
        const at = new OfflineAudioContext(1, rate, rate);
        put(at);
        const data = (await at.startRendering()).getChannelData(0).map(Math.abs);
        const end = data.findLastIndex(value => value > 0.002);
        const part = Math.round(rate / 20);
        let loudness = 0;
        for (let from = 0; from + part <= data.length; from += part / 5) {
            const power = data.subarray(from, from + part).reduce((sum, value) => sum + value * value, 0);
            loudness = Math.max(loudness, Math.sqrt(power / part));
        }
        const tail = Math.max(...data.subarray(Math.max(0, end - rate / 1000), end + 1));
        found[name] = {peak: Math.max(...data), seconds: end / rate, loudness, tail};
    }
    return found;
}"""


@pytest.fixture
def measured(page: Page, tmp_path: Path) -> dict[str, dict[str, float]]:
    """Return what was measured of each sound."""
    compiler = [*webtable.npm(), "exec", "--", "tsc", "src/core/sounds.ts", "--ignoreConfig"]
    target = ["--target", "es2022", "--module", "es2022", "--outDir", str(tmp_path)]
    subprocess.run([*compiler, *target], cwd=ROOT / "web", check=True, capture_output=True)
    code = (tmp_path / "sounds.js").read_text(encoding="utf-8").replace("export ", "")
    found: dict[str, dict[str, float]] = page.evaluate(RENDER, [code, RATE])
    return found


def test_sounds_are_short_do_not_clip_and_end_softly(measured: dict[str, dict[str, float]]) -> None:
    assert len(measured) > 15
    for name, sound in measured.items():
        assert 0.02 < sound["peak"] < 0.75, name  # room for two sounds at once
        assert 0.02 < sound["seconds"] < 0.65, name
        assert sound["tail"] < 0.01, name


def test_sounds_are_of_similar_loudness_and_frequent_ones_soft(
    measured: dict[str, dict[str, float]],
) -> None:
    loudness = {name: sound["loudness"] for name, sound in measured.items()}
    for name, loud in loudness.items():
        assert 0.015 < loud < 0.2, name
    for frequent in ("tick", "card", "turn", "gain"):
        assert loudness[frequent] < loudness["win"] < loudness["blast"], frequent

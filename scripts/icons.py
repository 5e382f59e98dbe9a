"""`python scripts/icons.py`: draws the signs of the page from the wheel: favicons that count, icons to install.

Pictures that every browser needs as PNG are rendered by Chromium and kept in the repository: a build needs no browser.
"""

import shutil
from pathlib import Path

PUBLIC = Path(__file__).parent.parent / "web" / "public"
WHEEL = (
    '<g fill="none" stroke="{ink}" stroke-width="3.6" stroke-linecap="round"><circle cx="24" cy="24" r="13"'
    ' stroke-width="4.4"/><circle cx="24" cy="24" r="4.6" fill="{ink}" stroke="none"/>'
    '<path d="M24 3v42M3 24h42M9.2 9.2l29.6 29.6M38.8 9.2 9.2 38.8"/></g>'
)
BRASS, LIGHT_BRASS, SEA, VERMILION, PAPER = "#b08423", "#e0b457", "#12343d", "#b4321c", "#fffdf6"
FIGURES = {  # drawn, so that no font is needed
    1: "M33 10.5 36 8v13",
    2: "M31.5 11c0-4 7-4 7 0 0 3-7 5.500-7 10h7.500",
    3: "M31.500 9c2-2 7-1.500 7 2 0 2-2 3-4 3 2.500 0 4.500 1 4.500 3.500 0 4-6 4.500-8 2",
    4: "M37 21.500V8l-6.500 9.500h9",
    5: "M38.500 8h-6l-.7 6c5-2 7.200.500 7.200 3.300 0 4-5.500 5-8 2.700",
    6: "M37.500 8c-3 1-6 4.500-6 9 0 6 7.500 5.500 7.500.300 0-4.300-5.500-5-7-.800",
    7: "M31 8h8.500c-3 4-4.500 8-5 13.500",
    8: "M35 14c-4.500-1-3.800-6 0-6s4.500 5 0 6c-5 1-5 7.500 0 7.500s5-6.500 0-7.500Z",
    9: "M32.500 21.500c3-1 6-4.500 6-9 0-6-7.500-5.500-7.500-.300 0 4.300 5.500 5 7 .800",
}


def svg(inner: str, size: int = 48) -> str:
    """A picture on the grid of 48."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 48 48">{inner}</svg>\n'


def counting(count: int) -> str:
    """The wheel with a number of moves."""
    disc = f'<circle cx="35" cy="14.5" r="12.5" fill="{VERMILION}"/>'
    figure = (
        f'<path d="{FIGURES[count]}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"'
        ' stroke-linejoin="round"/>'
    )
    return svg(WHEEL.format(ink=BRASS) + disc + figure)


def icon(size: int, *, maskable: bool = False, bare: bool = False) -> str:
    """The sign of the installed page; a maskable one leaves room to be cut round, a bare one is for one colour."""
    scale = 0.56 if maskable else 0.74
    offset = 24 - 24 * scale
    ground = "" if bare else f'<rect width="48" height="48" rx="{0 if maskable else 10}" fill="{SEA}"/>'
    ink = PAPER if bare else LIGHT_BRASS
    return svg(f'{ground}<g transform="translate({offset} {offset}) scale({scale})">{WHEEL.format(ink=ink)}</g>', size)


def main() -> None:
    """Write all pictures."""
    from playwright.sync_api import sync_playwright

    for count in FIGURES:
        (PUBLIC / f"favicon-{count}.svg").write_text(counting(count), "utf-8")
    wanted = {
        "icon-192.png": icon(192),
        "icon-512.png": icon(512),
        "icon-maskable-512.png": icon(512, maskable=True),
        "apple-touch-icon.png": icon(180, maskable=True),
        "badge-96.png": icon(96, bare=True),
    }
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for name, picture in wanted.items():
            size = int(picture.split('width="')[1].split('"')[0])
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0;background:transparent}}svg{{display:block}}</style>{picture}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()

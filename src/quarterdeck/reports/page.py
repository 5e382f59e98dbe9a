"""The page of a report: cartouche, findings, figures with their numbers below them, and nothing from elsewhere."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

from quarterdeck._version import VERSION
from quarterdeck.words import Words, game_words, written

HERE = Path(__file__).parent
SIGNS = {"above": "▲", "below": "▼", "open": "○"}


@dataclass(frozen=True)
class Figure:
    """A chart with its title, how to read it, and its numbers as a table."""

    title: str
    how: str
    chart: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    full: bool = False
    short: str = ""  # in the contents, if the title is long
    legend: str = ""


@dataclass(frozen=True)
class Finding:
    """What stands out: a share that is above or below the fair one."""

    share: float
    low: float
    high: float
    words: str


@dataclass(frozen=True)
class Page:
    """All that a report says."""

    kind: str
    title: str
    verdict: str
    facts: Sequence[tuple[str, str]]
    command: str
    warning: str
    findings: Sequence[Finding]
    fair: float
    figures: Sequence[Figure]
    files: Sequence[tuple[str, str]]  # beside the page: name, what it has
    foot: Sequence[str]


@cache
def report_words(lang: str, game: str) -> Words:
    """The words of reports with those of a game."""
    return Words(lang, written(lang, HERE.parent), game_words(lang, game), written(lang, HERE))


def percent(share: float | None, *, sign: bool = False) -> str:
    """A share as people read it."""
    return "·" if share is None else f"{100 * share:.0f}{' %' if sign else ''}"


def span(low: float, high: float) -> str:
    """An interval of shares."""
    return f"{100 * low:.0f}–{100 * high:.0f}"


def verdict(low: float, high: float, fair: float) -> str:
    """The sign of an interval beside the fair share."""
    return SIGNS["above" if low > fair else "below" if high < fair else "open"]


def html(page: Page, said: Words) -> str:
    """The whole file."""
    toc = "".join(f'<a href="#f{i}">{escape(one.short or one.title)}</a>' for i, one in enumerate(page.figures, 1))
    facts = "".join(f"<div><dd>{escape(value)}</dd><dt>{escape(name)}</dt></div>" for name, value in page.facts)
    files = "".join(
        f'<a href="{escape(name)}">{escape(name)}<small>{escape(what)}</small></a>' for name, what in page.files
    )
    found = "".join(tile(one, page.fair, said) for one in page.findings)
    figures = "".join(drawn(i, one, said) for i, one in enumerate(page.figures, 1))
    foot = "".join(f"<p>{escape(text)}</p>" for text in [*page.foot, said.text("report-made", version=VERSION)])
    warning = f'<p class="warn">{escape(page.warning)}</p>' if page.warning else ""
    contents, laboratory = escape(said.text("report-contents")), escape(said.text("report-laboratory"))
    style, symbols = ((HERE / name).read_text("utf-8") for name in ("laboratory.css", "symbols.svg"))
    return f"""<!doctype html>
<html lang="{said.lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(page.title)} · Quarterdeck</title><style>{style}</style></head><body>
{symbols}
<div class="report"><aside class="rail">
<a class="brand" href="#top"><svg aria-hidden="true"><use href="#em-compass"/></svg>{laboratory}</a>
<nav aria-label="{contents}"><p class="eyebrow">{contents}</p><div class="toc">{toc}</div></nav>
<div><p class="eyebrow">{escape(said.text("report-files"))}</p><div class="files">{files}</div></div></aside>
<main class="main" id="top"><header class="cartouche neatline">
<svg class="rose" aria-hidden="true"><use href="#o-rose"/></svg>
<p class="eyebrow">{escape(page.kind)}</p><h1>{escape(page.title)}</h1><p class="verdict">{escape(page.verdict)}</p>
<dl class="facts">{facts}</dl><p class="cmd">{escape(page.command)}</p>{warning}</header>
<details class="toc-n only-n"><summary>{contents}</summary><div class="toc">{toc}</div></details>
<section class="finds" aria-label="{escape(said.text("report-findings"))}">{found}</section>
<div class="figs">{figures}</div>
<footer class="foot">{foot}</footer></main></div></body></html>
"""


def tile(one: Finding, fair: float, said: Words) -> str:
    """A finding with its place beside the fair share."""
    at = [220 * min(1.0, max(0.0, value)) for value in (one.low, one.high, one.share, fair)]
    mark = (
        f'<svg viewBox="0 0 220 22" aria-hidden="true"><path d="M0 11H220" class="gr"/>'
        f'<path d="M{at[3]:.1f} 3V19" class="fair"/><path d="M{at[0]:.1f} 11H{at[1]:.1f}" class="wh"/>'
        f'<circle cx="{at[2]:.1f}" cy="11" r="6" class="mk k4"/></svg>'
    )
    beside = said.text("report-beside", span=span(one.low, one.high), fair=percent(fair))
    return (
        f'<div class="find"><div class="big">{percent(one.share, sign=True)} '
        f'<span class="sg">{verdict(one.low, one.high, fair)}</span><small>{escape(beside)}</small></div>{mark}'
        f"<p>{escape(one.words)}</p></div>"
    )


def drawn(number: int, one: Figure, said: Words) -> str:
    """A figure."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in one.head)
    rows = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in one.rows
    )
    return (
        f'<figure class="fig{" full" if one.full else ""}" id="f{number}">'
        f'<p class="eyebrow">{escape(said.text("report-figure", number=number))}</p><h2>{escape(one.title)}</h2>'
        f'<p class="how">{escape(one.how)}</p>{one.legend}{one.chart}'
        f"<details><summary>{escape(said.text('report-numbers', number=number))}</summary>"
        f'<div class="tw"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></details></figure>'
    )

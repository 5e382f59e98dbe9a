"""The balance report of a game: what decides it, from the figures of `arena/balance.py`."""

import base64
import json
from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from typing import Any

from quarterdeck.arena.simulate import interval
from quarterdeck.games import folder
from quarterdeck.reports import charts
from quarterdeck.reports.charts import Mark, Scale
from quarterdeck.reports.page import Figure, Finding, Page, html, percent, report_words, span, verdict
from quarterdeck.words import Words

FEW = 100  # games below which a warning stands at the top
FINDINGS = 4
RARE = 3.29  # deviations that one in a thousand has
SEEN = 20  # users that a component must have to be a finding
FIGURES = 104  # pixels of a share with its interval and sign
DRAWING = "board"  # the file of a game's drawing, as .webp, and of the places in it, as .json


def balance(found: dict[str, Any], lang: str = "en", command: str = "") -> str:
    """The report as HTML."""
    said = report_words(lang, found["game"])
    fair, seats = found["fair"], found["seats"]
    name = said.text("game")
    findings = stand_out(found, said)
    made = [
        heat_map(found, said),
        *used(found, said),
        points(found, said),
        length(found, said),
        turns(found, said),
        leads(found, said),
        who_wins(found, said),
        cost(found, said),
        answers(found, said),
    ]
    told = (
        said.text("report-stands-out", first=findings[0].words, share=percent(findings[0].share), fair=percent(fair))
        if findings
        else said.text("report-nothing", games=grouped(found["games"]))
    )
    length_ = found["length"]
    page = Page(
        said.text("report-balance", game=name, seats=seats),
        said.text("report-wins-title", game=name),
        told
        + " "
        + said.text(
            "report-verdict-length", mean=f"{length_['mean']:.0f}", least=length_["least"], most=length_["most"]
        ),
        [
            (said.text("report-games"), grouped(found["games"])),
            (said.text("report-deals"), grouped(found["deals"])),
            (said.text("cli-bot"), ", ".join(dict.fromkeys(found["bots"]))),
            (said.text("cli-decisions"), f"{length_['mean']:.1f}"),
            (said.text("report-rules"), str(found["rules_version"])),
            (said.text("report-seed"), str(found["seed"])),
        ],
        command,
        said.text("report-few") if found["games"] < FEW else said.text("report-bots-only"),
        findings,
        fair,
        [one for one in made if one is not None],
        [(f"{found['game']}.json", said.text("report-all-figures"))],
        [said.text("report-intervals"), said.text("report-causes")],
    )
    return html(page, said)


def grouped(number: int) -> str:
    """A count as people read it."""
    return f"{number:,}"


def called(said: Words, kind: str, word: str) -> str:
    """The name of a component, as a line or a mark begins with it."""
    name = named(said, kind, word)
    return name[:1].upper() + name[1:] if name != word.replace("_", " ") else name


def named(said: Words, kind: str, word: str) -> str:
    """The same within a sentence."""
    for message in (f"{kind}-{word}", f"board-{kind}-{word}"):
        if said.has(message):
            name, stats = said.text(message), said.attribute(message, "stats")
            return name + (f" ({stats})" if stats else "")
    return word.replace("_", " ")


def in_language(names: dict[str, str], said: Words) -> str:
    """A name that a game's own file has in all languages."""
    return names.get(said.lang, names["en"])


def stand_out(found: dict[str, Any], said: Words) -> list[Finding]:
    """What is surely above or below the fair share, strongest first."""
    fair, made = found["fair"], []
    for place, one in enumerate(found["by_turn"], 1):
        made.append((one, said.text("report-to-move", place=place)))
    for group in found["components"]:
        for one in group["uses"]:
            if one["wins"]["games"] >= SEEN and one["without"]["games"]:
                words = said.text("report-users", name=named(said, group["kind"], one["id"]))
                made.append((one["wins"], words))
    decided = [(one, words) for one, words in made if verdict(*surely(one), fair) != "○"]
    decided.sort(key=lambda pair: -max(pair[0]["low"] - fair, fair - pair[0]["high"]))
    return [Finding(one["share"], one["low"], one["high"], words) for one, words in decided[:FINDINGS]]


def surely(one: dict[str, Any]) -> tuple[float, float]:
    """An interval for what is picked out of many: one in a thousand is missed."""
    return interval(one["share"] * one["games"], one["games"], RARE)


def row(name: str, one: dict[str, Any], fair: float) -> list[str]:
    """A share as a line of a table."""
    return [name, percent(one["share"]), span(one["low"], one["high"]), verdict(one["low"], one["high"], fair)]


def heads(said: Words, *names: str) -> list[str]:
    """Heads of a table."""
    return [said.text(f"report-head-{name}") for name in names]


def marked(name: str, one: dict[str, Any], fair: float) -> Mark:
    """A share as a mark of a chart."""
    sign = verdict(one["low"], one["high"], fair)
    shown = f"{percent(one['share'])}  {span(one['low'], one['high'])} {sign}"
    kind = {"▲": charts.ABOVE, "▼": charts.BELOW, "○": 0}[sign]
    return Mark(name, one["share"], one["low"], one["high"], shown, kind, title=f"{name}: {shown}")


def shares(marks: Sequence[Mark], said: Words, label: str, fair: float, wide: int = 500) -> str:
    """Shares beside the fair one."""
    fair_label = said.text("report-fair", share=percent(fair))

    def draw(width: int) -> str:
        return charts.whiskers(
            marks, width, label, lambda v: f"{100 * v:.0f}", reference=fair, reference_label=fair_label, zero=True
        )

    return charts.drawn(draw, wide)


def turns(found: dict[str, Any], said: Words) -> Figure | None:
    """Turn order, with the chair as control."""
    if found["seats"] < 2:
        return None
    fair = found["fair"]
    named = [
        *((said.text("report-turn", place=i), one) for i, one in enumerate(found["by_turn"], 1)),
        *((said.text("report-chair", letter="ABCDEFGHIJ"[i]), one) for i, one in enumerate(found["by_seat"])),
    ]
    title = said.text("report-turns-title")
    chart = shares([marked(name, one, fair) for name, one in named], said, title, fair)
    rows = [row(name, one, fair) for name, one in named]
    return Figure(title, said.text("report-turns-how"), chart, heads(said, "who", "share", "interval", "verdict"), rows)


def who_wins(found: dict[str, Any], said: Words) -> Figure | None:
    """Bots beside each other, where there are several."""
    if len(found["wins"]) < 2:
        return None
    fair, title = found["fair"], said.text("report-who-title")
    chart = shares([marked(one["bot"], one, fair) for one in found["wins"]], said, title, fair)
    rows = [[*row(one["bot"], one, fair), f"{one['points']['mean']:.1f}"] for one in found["wins"]]
    how = said.text("report-who-how")
    return Figure(title, how, chart, heads(said, "who", "share", "interval", "verdict", "points"), rows)


def histogram(
    bins: Sequence[dict[str, Any]], label: str, unit: str, *, twice: bool = False
) -> tuple[str, list[list[str]]]:
    """Bars of a distribution, and the same as lines of a table."""

    def named(one: dict[str, Any]) -> str:
        return str(one["from"]) if one["from"] == one["to"] else f"{one['from']}–{one['to']}"

    def edges(one: dict[str, Any]) -> tuple[float, float, float]:
        return one["share"], one["low"], one["high"]

    series = ["others", "all"] if twice else ["all"]
    drawn = [(named(one), [edges(one[name]) for name in series]) for one in bins]
    rows = [
        [named(one), *(cell for name in series for cell in (percent(one[name]["share"]), span(*edges(one[name])[1:])))]
        for one in bins
    ]
    return charts.drawn(lambda width: charts.columns(drawn, width, label, unit)), rows


def legend(*items: tuple[str, str]) -> str:
    """What the bars are."""
    made = "".join(
        f'<span><svg viewBox="0 0 26 16" aria-hidden="true">{charts.rect(2, 2, 22, 12, kind)}</svg>'
        f"{escape(words)}</span>"
        for kind, words in items
    )
    return f'<div class="legend">{made}</div>'


def points(found: dict[str, Any], said: Words) -> Figure:
    """How many points seats have, and winners."""
    one = found["points"]
    title = said.text("report-points-title", winners=f"{one['winners']['mean']:.1f}", mean=f"{one['all']['mean']:.1f}")
    chart, rows = histogram(one["bins"], title, said.text("report-points-unit"), twice=True)
    names = legend(("bar", said.text("report-winners")), ("bar0", said.text("report-all-seats")))
    low, high = one["winners"]["low"], one["winners"]["high"]
    how = said.text("report-points-how", low=f"{low:.1f}", high=f"{high:.1f}")
    head = heads(said, "points", "winners", "interval", "all", "interval")
    return Figure(title, how, chart, head, rows, legend=names)


def length(found: dict[str, Any], said: Words) -> Figure:
    """How long games last."""
    one = found["length"]
    title = said.text("report-length-title", mean=f"{one['mean']:.0f}")
    chart, rows = histogram(one["bins"], title, said.text("report-length-unit"))
    how = said.text("report-length-how", least=one["least"], most=one["most"])
    return Figure(title, how, chart, heads(said, "decisions", "share", "interval"), rows)


def leads(found: dict[str, Any], said: Words) -> Figure | None:
    """How close the finish is."""
    if not found["lead"]:
        return None
    title = said.text("report-lead-title", mean=f"{found['lead']['mean']:.1f}")
    chart, rows = histogram(found["lead"]["bins"], title, said.text("report-lead-unit"))
    return Figure(title, said.text("report-lead-how"), chart, heads(said, "points", "share", "interval"), rows)


def cost(found: dict[str, Any], said: Words) -> Figure | None:
    """What a decision costs."""
    return cpu_figure({name: one for name, one in found["cpu_ms"].items() if one}, said)


def cpu_figure(spreads: dict[str, dict[str, float]], said: Words) -> Figure | None:
    """CPU of a decision by bots, on a scale by tens."""
    if not spreads:
        return None
    marks = [
        Mark(name, one["median"], one["p5"], one["p95"], f"{one['median']:.3g} ms", 1, (one["p25"], one["p75"]))
        for name, one in spreads.items()
    ]
    title = said.text("report-cpu-title")

    def draw(width: int) -> str:
        return charts.whiskers(marks, width, title, lambda v: f"{v:g} ms", tens=True)

    rows = [[name, *(f"{one[p]:.3g}" for p in ("p5", "p25", "median", "p75", "p95"))] for name, one in spreads.items()]
    head = [said.text("report-head-who"), "5 %", "25 %", "50 %", "75 %", "95 %"]
    return Figure(title, said.text("report-cpu-how"), charts.drawn(draw), head, rows)


def used(found: dict[str, Any], said: Words) -> list[Figure]:
    """A figure for each kind of component."""
    return [
        uses_figure(
            said.text("report-uses-title", what=in_language(group["names"], said)),
            said.text("report-uses-how"),
            group["uses"],
            partial(called, said, group["kind"]),
            found["fair"],
            said,
            in_language(group["names"], said),
        )
        for group in found["components"]
    ]


def answers(found: dict[str, Any], said: Words) -> Figure | None:
    """What is answered, by verbs."""
    if not found["answers"]:
        return None
    title = said.text("report-answers-title")
    how = said.text("report-answers-how")
    return uses_figure(title, how, found["answers"], lambda word: word, found["fair"], said, title)


def uses_figure(
    title: str,
    how: str,
    uses: Sequence[dict[str, Any]],
    name: Callable[[str], str],
    fair: float,
    said: Words,
    short: str,
) -> Figure:
    """How many seats used each thing, and how they won."""
    seen = sorted((one for one in uses if one["used"]["share"]), key=lambda one: -one["used"]["share"])
    never = [name(one["id"]) for one in uses if not one["used"]["share"]]
    lines = [(name(one["id"]), one) for one in seen]
    chart = charts.drawn(lambda width: bars_and_whiskers(lines, width, title, fair, said), 1080)
    if never:
        how = f"{how} {said.text('report-never', names=', '.join(never))}"
    rows = [
        [
            label,
            percent(one["used"]["share"]),
            f"{one['times']:.2f}",
            *row("", one["wins"], fair)[1:],
            percent(one["without"]["share"]),
            span(one["without"]["low"], one["without"]["high"]),
        ]
        for label, one in lines
    ]
    head = heads(said, "what", "used", "times", "share", "interval", "verdict", "without", "interval")
    return Figure(title, how, chart, head, rows, full=True, short=short)


def bars_and_whiskers(
    lines: Sequence[tuple[str, dict[str, Any]]], width: int, label: str, fair: float, said: Words
) -> str:
    """Left a bar for how many use it, right the whisker of how they win; the small circle is for those who do not."""
    narrow = width < 400
    longest = charts.LETTER * max((len(name) for name, _ in lines), default=0)
    name_room = width - FIGURES if narrow else round(min(max(230, longest), 330))
    bar_room, high = (62, 46) if narrow else (150, 26)
    bar_left = 0 if narrow else name_room + 12
    most = max((one["wins"]["high"] for _, one in lines), default=fair)
    most = min(1.0, max(most, 2 * fair))
    scale = Scale(0, most, bar_left + bar_room + 54, width - (10 if narrow else 110))
    top = 30
    bottom = top + high * len(lines)
    parts = [
        charts.grid(scale, top, bottom, lambda v: f"{100 * v:.0f}"),
        charts.line(scale(fair), top - 6, scale(fair), bottom, "fair"),
        charts.text(scale(fair), top - 11, said.text("report-fair", share=percent(fair)), "t12 sea m"),
        charts.text(bar_left, top - 11, said.text("report-head-used"), "t12 q"),
    ]
    for number, (name, one) in enumerate(lines):
        y = top + high * number + (30 if narrow else high / 2)
        share, wins = one["used"]["share"], one["wins"]
        shown = charts.fitted(name, name_room)
        parts.append(charts.text(0, y - 14, shown, "t b") if narrow else charts.text(name_room, y + 4, shown, "t e"))
        parts += [
            charts.rect(bar_left, y - 6, bar_room, 12, "bar0"),
            charts.rect(bar_left, y - 6, bar_room * share, 12, "bars"),
            charts.text(bar_left + bar_room + 6, y + 4, percent(share), "t12"),
        ]
        if one["without"]["games"] >= SEEN:
            x = scale(one["without"]["share"])
            parts.append(f'<circle cx="{x:.1f}" cy="{y + (7 if not narrow else 8):.1f}" r="2.6" class="mk k0"/>')
        mark = marked(name, wins, fair)
        parts.append(charts.whisker(scale, y, mark, 5.5))
        parts.append(charts.text(width, y + 4 if not narrow else y - 14, mark.text, "t12 q e"))
    return charts.svg(width, bottom + 26, label, *parts)


def heat_map(found: dict[str, Any], said: Words) -> Figure | None:
    """What was found at each place, on the board's own drawing."""
    home = folder(found["game"])
    if not found["board"] or not (home / f"{DRAWING}.webp").exists():
        return None
    at = json.loads((home / f"{DRAWING}.json").read_text("utf-8"))
    picture = base64.b64encode((home / f"{DRAWING}.webp").read_bytes()).decode()
    fair, kind = found["fair"], found["board"]["kind"]
    seen = [one for one in found["board"]["places"] if one["by_winners"] and one["id"] in at["places"]]
    title = in_language(found["board"]["names"], said)
    marks = "".join(halo(one, at["places"][one["id"]], at["radius"], fair, said, kind) for one in seen)
    size = f'width="{at["width"]}" height="{at["height"]}"'
    image = f'<image href="data:image/webp;base64,{picture}" {size}/>'
    chart = f'<div class="heat">{charts.svg(at["width"], at["height"], title, image, marks)}</div>'
    rows = [
        [*row(called(said, kind, one["id"]), named_share(one["by_winners"]), fair), f"{one['times']:.2f}"]
        for one in found["board"]["places"]
        if one["by_winners"]
    ]
    how = in_language(found["board"]["how"], said) + " " + said.text("report-fair-is", share=percent(fair))
    return Figure(title, how, chart, heads(said, "place", "winners", "interval", "verdict", "times"), rows, full=True)


def named_share(one: dict[str, float]) -> dict[str, float]:
    """A mean of shares, as a share."""
    return {"share": one["mean"], "low": max(0.0, one["low"]), "high": min(1.0, one["high"])}


def halo(one: dict[str, Any], at: Sequence[float], radius: float, fair: float, said: Words, kind: str) -> str:
    """A place: the number in a disc, and a halo that grows with it."""
    x, y = at
    found = named_share(one["by_winners"])
    share, sign = found["share"], verdict(found["low"], found["high"], fair)
    strength = min(1.0, max(0.0, share / (2 * fair)))
    told = f"{called(said, kind, one['id'])}: {percent(share, sign=True)} ({span(found['low'], found['high'])}) {sign}"
    return (
        f'<g transform="translate({x:g} {y:g})"><title>{escape(told)}</title>'
        f'<circle r="{radius * (1 + 0.7 * strength):.1f}" class="halo" fill-opacity=".82" '
        f'style="fill:color-mix(in oklab,#e2a93a {100 * strength:.0f}%,#17344a)"/>'
        f'<circle r="{radius:g}" class="disc"/>'
        f'<text y="{radius * 0.16:.1f}" style="font-weight:700;font-size:{radius * 0.82:.1f}px">{percent(share)}</text>'
        f'<text y="{radius * 0.68:.1f}" class="small" style="font-size:{radius * 0.4:.1f}px">'
        f"{span(found['low'], found['high'])}{sign}</text></g>"
    )

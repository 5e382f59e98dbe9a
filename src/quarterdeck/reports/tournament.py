"""The report of a tournament, from the figures of `arena/standing.py`."""

from typing import Any

from quarterdeck.arena.trial import BORDER
from quarterdeck.reports import charts
from quarterdeck.reports.balance import cpu_figure, grouped, heads, marked, row, shares
from quarterdeck.reports.charts import Mark
from quarterdeck.reports.page import Figure, Page, html, percent, report_words, span, verdict
from quarterdeck.words import Words


def tournament(found: dict[str, Any], lang: str = "en", command: str = "") -> str:
    """The report as HTML."""
    said = report_words(lang, found["game"])
    open_ = sum(pair["verdict"] == "under way" for pair in found["pairings"])
    made = [
        matrix(found, said),
        ratings(found, said),
        history(found, said),
        turns(found, said),
        cpu_figure({name: one for name, one in found["cpu_ms"].items() if one}, said),
        frontier(found, said),
        points(found, said),
        tests(found, said),
    ]
    page = Page(
        said.text("report-arena", form=found["form"]),
        said.text("report-arena-title", game=said.text("game"), seats=found["seats"], bots=len(found["bots"])),
        told(found, said),
        [
            (said.text("report-games"), grouped(found["games_played"])),
            (said.text("report-deals"), grouped(found["deals"])),
            (said.text("report-rules"), str(found["rules_version"])),
            (said.text("report-seed"), str(found["seed"])),
        ],
        command,
        said.text("report-arena-under-way", count=open_) if open_ else "",
        [],
        found["fair"],
        [one for one in made if one is not None] if found["games_played"] else [],
        [
            ("standing.json", said.text("report-all-figures")),
            ("games.csv", said.text("report-line-a-game")),
        ],
        [said.text("report-intervals")],
    )
    return html(page, said)


def told(found: dict[str, Any], said: Words) -> str:
    """The verdict in two or three sentences."""
    ranked = list(found["ratings"].items())
    if len(ranked) < 2:
        return said.text("report-arena-unplayed")
    (first, one), (second, two) = ranked[:2]
    apart = one["points"] - one["spread"] > two["points"] + two["spread"]
    start = found["by_turn"][0]
    sentences = [
        said.text(
            "report-arena-leads",
            first=first,
            points=f"{one['points']:.0f}",
            spread=f"{one['spread']:.0f}",
            second=second,
            other=f"{two['points']:.0f}",
            other_spread=f"{two['spread']:.0f}",
        ),
        said.text("report-arena-apart", apart="yes" if apart else "no"),
        said.text("report-arena-turn", share=percent(start["share"]), span=span(start["low"], start["high"])),
    ]
    return " ".join(sentences)


def matrix(found: dict[str, Any], said: Words) -> Figure:
    """Who beats whom."""
    bots, fair = found["bots"], found["fair"]
    cells = {(pair["row"], pair["column"]): pair for pair in found["pairings"]}
    rows = [name for name in bots if any(pair["row"] == name for pair in found["pairings"])]
    columns = [name for name in bots if any(pair["column"] == name for pair in found["pairings"])]
    title = said.text("report-matrix-title")
    against = said.text("report-against", count=found["seats"] - 1)

    def draw(width: int) -> str:
        narrow = width < 400
        left, top = (58 if narrow else 120), 62
        wide, high = (width - left) / len(columns), (58 if narrow else 76)
        parts = [charts.text(left + (width - left) / 2, 14, against, "t12 q m")]
        for i, name in enumerate(columns):
            rank, _, budget = name.partition(":")
            x = left + wide * (i + 0.5)
            parts.append(charts.text(x, 38, short(rank, narrow), "t12 b m"))
            parts.append(charts.text(x, 53, f":{budget}" if budget else "", "t12 b m"))
        for j, name in enumerate(rows):
            y = top + high * j
            rank, _, budget = name.partition(":")
            parts.append(charts.text(left - 8, y + high / 2 + (0 if budget else 5), short(rank, narrow), "t12 b e"))
            parts.append(charts.text(left - 8, y + high / 2 + 15, f":{budget}" if budget else "", "t12 b e"))
            for i, other in enumerate(columns):
                box = left + wide * i, y, wide - 2, high - 2
                parts.append(cell(cells.get((name, other)), box, fair, same=name == other, said=said, narrow=narrow))
        return charts.svg(width, top + high * len(rows) + 4, title, *parts)

    lines = [
        [
            f"{pair['row']} : {found['seats'] - 1} × {pair['column']}",
            percent(pair["share"]),
            span(pair["low"], pair["high"]),
            pair["verdict"],
            str(pair["games"]),
        ]
        for pair in found["pairings"]
    ]
    how = said.text("report-matrix-how", fair=percent(fair))
    head = heads(said, "who", "share", "interval", "decided", "games")
    return Figure(title, how, charts.drawn(draw, 1080), head, lines, full=True)


def short(name: str, narrow: bool) -> str:
    """A name that fits into a narrow column; the table below has it whole."""
    return name if not narrow or len(name) <= 8 else f"{name[:7]}."


def cell(
    pair: dict[str, Any] | None,
    box: tuple[float, float, float, float],
    fair: float,
    *,
    same: bool,
    said: Words,
    narrow: bool,
) -> str:
    """A pairing: washed only when it is decided."""
    x, y, wide, high = box
    if pair is None or pair["share"] is None:
        words = "" if same or narrow else said.text("report-not-played")
        dashed = charts.rect(x, y, wide, high, "cell empty")
        return dashed + charts.text(x + wide / 2, y + high / 2 + 4, words, "t12 q m")
    sign = verdict(pair["low"], pair["high"], fair)
    wash = {"▲": "won", "▼": "lost", "○": "open"}[sign]
    title = f"{pair['row']} : {pair['column']} {percent(pair['share'], sign=True)} ({span(pair['low'], pair['high'])})"
    inner = 8 if not narrow else 4
    scale = charts.Scale(0, 1, x + inner, x + wide - inner)
    line_y = y + high - (12 if not narrow else 8)
    parts = [
        f'<g class="tile"><title>{title}</title>',
        charts.rect(x, y, wide, high, f"cell {wash}"),
        charts.text(x + inner, y + (26 if not narrow else 20), percent(pair["share"]), "t15 b"),
        charts.text(x + wide - inner, y + (26 if not narrow else 20), sign, "t12 e"),
        charts.text(x + inner, y + (46 if not narrow else 37), span(pair["low"], pair["high"]), "t12 q"),
        charts.line(scale(0), line_y, scale(1), line_y, "gr"),
        charts.line(scale(fair), line_y - 4, scale(fair), line_y + 4, "fair"),
        charts.line(scale(pair["low"]), line_y, scale(pair["high"]), line_y, "wh"),
        "</g>",
    ]
    if not narrow:
        parts.insert(5, charts.text(x + wide - inner, y + 46, str(pair["games"]), "t12 q e"))
    return "".join(parts)


def kinds(found: dict[str, Any]) -> dict[str, int]:
    """The shape of each bot, in order of rank."""
    return {name: i for i, name in enumerate(reversed(found["ratings"]))}


def ratings(found: dict[str, Any], said: Words) -> Figure:
    """Ratings with their spread."""
    shapes = kinds(found)
    marks = [
        Mark(
            name,
            one["points"],
            one["points"] - one["spread"],
            one["points"] + one["spread"],
            f"{one['points']:.0f} ± {one['spread']:.0f}",
            shapes[name],
        )
        for name, one in found["ratings"].items()
    ]
    title = said.text("report-ratings-title")
    chart = charts.drawn(lambda width: charts.whiskers(marks, width, title, lambda v: f"{v:.0f}"))
    rows = [[mark.label, f"{mark.value:.0f}", f"{mark.low:.0f}–{mark.high:.0f}"] for mark in marks]
    return Figure(title, said.text("report-ratings-how"), chart, heads(said, "who", "rating", "interval"), rows)


def history(found: dict[str, Any], said: Words) -> Figure:
    """How the ratings settled."""
    order = sorted(found["history"], key=lambda name: kinds(found)[name])
    series = [(name, [tuple(point) for point in found["history"][name]]) for name in order]
    title = said.text("report-history-title")
    unit = said.text("report-games-played")
    chart = charts.drawn(lambda width: charts.paths(series, width, title, unit))
    rows = [[name, f"{line[-1][1]:.0f}", f"{line[-1][2]:.0f}–{line[-1][3]:.0f}"] for name, line in series]
    return Figure(title, said.text("report-history-how"), chart, heads(said, "who", "rating", "interval"), rows)


def turns(found: dict[str, Any], said: Words) -> Figure:
    """Turn order, with the chair as control."""
    fair = found["fair"]
    named = [
        *((said.text("report-turn", place=i), one) for i, one in enumerate(found["by_turn"], 1)),
        *((said.text("report-chair", letter="ABCDEFGHIJ"[i]), one) for i, one in enumerate(found["by_seat"])),
    ]
    title = said.text("report-turns-title")
    chart = shares([marked(name, one, fair) for name, one in named], said, title, fair)
    rows = [row(name, one, fair) for name, one in named]
    return Figure(title, said.text("report-turns-how"), chart, heads(said, "who", "share", "interval", "verdict"), rows)


def frontier(found: dict[str, Any], said: Words) -> Figure | None:
    """Strength for the time spent."""
    shapes = kinds(found)
    marks = [
        (
            name,
            found["cpu_ms"][name]["median"],
            one["points"],
            one["points"] - one["spread"],
            one["points"] + one["spread"],
        )
        for name, one in sorted(found["ratings"].items(), key=lambda item: shapes[item[0]])
        if found["cpu_ms"].get(name) and found["cpu_ms"][name]["median"] > 0
    ]
    if len(marks) < 2:
        return None
    title = said.text("report-frontier-title")
    unit = said.text("report-cpu-unit")
    chart = charts.drawn(lambda width: charts.scatter(marks, width, title, unit))
    rows = [[name, f"{value:.0f}", f"{cost:.3g} ms"] for name, cost, value, _, _ in marks]
    head = [*heads(said, "who", "rating"), unit]
    return Figure(title, said.text("report-frontier-how"), chart, head, rows)


def points(found: dict[str, Any], said: Words) -> Figure | None:
    """Mean points of each bot that sits alone."""
    if not found["points"]:
        return None
    shapes = kinds(found)
    marks = [
        Mark(name, one["mean"], one["low"], one["high"], f"{one['mean']:.1f}", shapes.get(name, 0))
        for name, one in found["points"].items()
    ]
    title = said.text("report-mean-points-title")
    chart = charts.drawn(lambda width: charts.whiskers(marks, width, title, lambda v: f"{v:g}"))
    rows = [[mark.label, f"{mark.value:.2f}", f"{mark.low:.2f}–{mark.high:.2f}"] for mark in marks]
    return Figure(title, said.text("report-mean-points-how"), chart, heads(said, "who", "points", "interval"), rows)


def tests(found: dict[str, Any], said: Words) -> Figure:
    """The way of every pairing between the borders of the sequential test."""
    series = [
        (f"{pair['row']} : {pair['column']}", [(deal, value, value, value) for deal, value in pair["path"]])
        for pair in found["pairings"]
    ]
    title = said.text("report-sprt-title")
    unit = said.text("report-deals")
    chart = charts.drawn(
        lambda width: charts.paths(series, width, title, unit, borders=(BORDER, -BORDER), room=(190, 0)), 1080
    )
    rows = [
        [f"{pair['row']} : {pair['column']}", str(pair["deals"]), f"{pair['likelihood']:.2f}", pair["verdict"]]
        for pair in found["pairings"]
    ]
    head = [*heads(said, "who", "deals"), "log", *heads(said, "decided")]
    return Figure(title, said.text("report-sprt-how"), chart, head, rows, full=True)

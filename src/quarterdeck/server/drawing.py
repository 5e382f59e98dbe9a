"""Draws the picture of a link: the game, the moment, and who sits there, on a sheet of paper."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from quarterdeck.games import folder

HERE = Path(__file__).parent
WIDTH, HEIGHT = 1200, 630
LEFT, COLUMN, RIGHT = 64, 540, 640  # where the words begin, how wide they are, where the plate begins
PLATE = (500, 340)
PAPER, RAISED, INK, FAINT, BRASS, LINE = "#f2e8d0", "#fbf3e0", "#251d14", "#6b5f4b", "#b08423", "#b9a67c"
SEATS = [  # fill and letter of each, as `tokens.css` has them by day
    ("#1f3d8c", "#fffaf0"),
    ("#f0c02e", "#251d14"),
    ("#0f6f59", "#fffaf0"),
    ("#a94bb8", "#fffaf0"),
    ("#7dbdf0", "#10202c"),
    ("#6b0f26", "#fffaf0"),
    ("#ee8434", "#2a1406"),
    ("#74761a", "#fffaf0"),
    ("#eba8b8", "#35121d"),
    ("#454b55", "#fffaf0"),
]
LETTERS = "ABCDEFGHIJ"
ROWS, ROW = 5, 46  # seats below each other, and how high each is

Font = ImageFont.FreeTypeFont
Pen = ImageDraw.ImageDraw


@dataclass(frozen=True)
class Scene:
    """What a picture shows. Whoever makes one leaves out what must not be known."""

    game: str
    title: str
    moment: str = ""  # where in the game
    told: str = ""  # what was heard last
    seats: tuple[tuple[str, str], ...] = ()  # names, and what stands beside them
    course: tuple[int, int] | None = None  # how many steps of how many


def draw(scene: Scene) -> bytes:
    """The picture as PNG."""
    sheet = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen = ImageDraw.Draw(sheet)
    wheel(pen, LEFT + 22, 66, 22)
    write(pen, (LEFT + 60, 40), "Quarterdeck", "serif", 42, INK)
    top = 112
    for line in wrapped(scene.title, "serif", 62, COLUMN, 2):
        write(pen, (LEFT, top), line, "serif", 62, INK)
        top += 66
    if scene.moment:
        write(pen, (LEFT, top + 12), fitting(scene.moment, "sans", 30, COLUMN), "sans", 30, FAINT)
        top += 52
    rows = -(-len(scene.seats) // (1 if len(scene.seats) <= ROWS else 2))
    room = HEIGHT - 58 - rows * ROW - top
    for line in wrapped(scene.told, "serif", 36, COLUMN, min(3, room // 42)):
        write(pen, (LEFT, top + 6), line, "serif", 36, INK)
        top += 42
    crew(pen, scene.seats)
    sheet.paste(plate(scene.game), (RIGHT, 110))
    pen.rectangle((RIGHT, 110, RIGHT + PLATE[0], 110 + PLATE[1]), outline=INK, width=2)
    if scene.course is not None:
        course(pen, *scene.course)
    out = BytesIO()
    sheet.quantize(192).save(out, "PNG", optimize=True)
    return out.getvalue()


def crew(pen: Pen, seats: Sequence[tuple[str, str]]) -> None:
    """The seats, from below; more than five stand in two columns."""
    columns = 1 if len(seats) <= ROWS else 2
    rows = -(-len(seats) // columns)
    width = COLUMN // columns - 16
    for i, (name, beside) in enumerate(seats):
        left, top = LEFT + i // max(1, rows) * (width + 32), HEIGHT - 48 - (rows - i % max(1, rows)) * ROW
        fill, letter = SEATS[i % len(SEATS)]
        pen.rounded_rectangle((left, top, left + 40, top + 36), 7, fill=fill)
        write(pen, (left + 20 - length(LETTERS[i % 10], "sans", 26) / 2, top + 2), LETTERS[i % 10], "sans", 26, letter)
        room = width - 54 - (length(beside, "sans", 30) + 16 if beside else 0)
        write(pen, (left + 54, top), fitting(name, "sans", 30, room), "sans", 30, INK)
        if beside:
            write(pen, (left + width - length(beside, "sans", 30), top), beside, "sans", 30, INK)


def course(pen: Pen, at: int, of: int) -> None:
    """How far the game has come: a dotted course with a ship's place on it."""
    left, right, y = RIGHT + 10, RIGHT + PLATE[0] - 10, 520
    place = left + (right - left) * min(1.0, at / max(1, of))
    for x in range(left, right, 14):
        pen.ellipse((x - 2, y - 2, x + 2, y + 2), fill=BRASS if x < place else LINE)
    pen.ellipse((place - 12, y - 12, place + 12, y + 12), fill=BRASS, outline=INK, width=2)


def wheel(pen: Pen, x: float, y: float, size: float) -> None:
    """The sign of the house."""
    for i in range(4):
        dx, dy = ((1, 0), (0, 1), (0.7, 0.7), (0.7, -0.7))[i]
        pen.line((x - dx * size, y - dy * size, x + dx * size, y + dy * size), fill=BRASS, width=4)
    pen.ellipse((x - size * 0.62, y - size * 0.62, x + size * 0.62, y + size * 0.62), outline=BRASS, width=5)
    pen.ellipse((x - 5, y - 5, x + 5, y + 5), fill=BRASS)


@cache
def plate(game: str) -> Image.Image:
    """The drawing of a game, or of any."""
    own = folder(game) / "plate.png"
    if own.is_file():
        with Image.open(own) as drawing:
            return drawing.convert("RGB").resize(PLATE)
    empty = Image.new("RGB", PLATE, RAISED)
    wheel(ImageDraw.Draw(empty), PLATE[0] / 2, PLATE[1] / 2, 90)
    return empty


# -- words ------------------------------------------------------------------------------------------------------------


@cache
def font(face: str, part: str, size: int) -> Font:
    """A typeface comes in two files, as for a page: common letters, and the others of Latin languages."""
    return ImageFont.truetype(HERE / "fonts" / f"{face}-{part}.woff2", size)


def runs(text: str) -> Iterable[tuple[str, str]]:
    """A text in pieces, each with the file that has its letters."""
    piece, part = "", "latin"
    for letter in text:
        wanted = "latin" if ord(letter) < 0x100 or 0x2000 <= ord(letter) < 0x2070 else "latin-ext"
        if wanted != part and piece:
            yield piece, part
            piece = ""
        piece, part = piece + letter, wanted
    if piece:
        yield piece, part


def length(text: str, face: str, size: int) -> float:
    """How wide a text is."""
    return sum(font(face, part, size).getlength(piece) for piece, part in runs(text))


def write(pen: Pen, where: tuple[float, float], text: str, face: str, size: int, fill: str) -> None:
    """Write one line."""
    x, y = where
    for piece, part in runs(text):
        using = font(face, part, size)
        pen.text((x, y + size), piece, font=using, fill=fill, anchor="ls")
        x += using.getlength(piece)


def fitting(text: str, face: str, size: int, width: float) -> str:
    """A text, or as much of it as there is room for."""
    if length(text, face, size) <= width:
        return text
    while text and length(f"{text}…", face, size) > width:
        text = text[:-1]
    return f"{text.rstrip()}…"


def wrapped(text: str, face: str, size: int, width: float, most: int) -> list[str]:
    """A text in lines; what is too long for them ends in dots."""
    lines: list[str] = []
    left = text.split()
    while left and len(lines) < most:
        count = 1
        while count < len(left) and length(" ".join(left[: count + 1]), face, size) <= width:
            count += 1
        last = len(lines) == most - 1
        lines.append(fitting(" ".join(left if last else left[:count]), face, size, width))
        left = [] if last else left[count:]
    return lines

"""What a link to a table shows where it is posted: words and a picture, of what everybody with the link may know."""

import asyncio
from collections.abc import Sequence

from quarterdeck.core.engine import SPECTATOR
from quarterdeck.core.events import ALL
from quarterdeck.games import game
from quarterdeck.server.drawing import HEIGHT, WIDTH, Scene, draw
from quarterdeck.server.notices.letters import line, names_of, words_of
from quarterdeck.server.replays import Once
from quarterdeck.server.store import Store
from quarterdeck.table.replay import told_to
from quarterdeck.table.rows import Json, StoredEntry, TableRow, in_force
from quarterdeck.table.telling import view
from quarterdeck.table.terms import kept
from quarterdeck.words import LANGUAGES

PICTURES = 128  # that are remembered
BEFORE = 12  # steps in which something to say about a moment is looked for


class Moments:
    """Scenes and pictures of tables. One is made at a time, and remembered."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pictures: Once[Scene, bytes] = Once(PICTURES)
        self._drawing = asyncio.Lock()

    async def scene(self, row: TableRow, told: int, step: int | None, lang: str, *, over: bool) -> Scene:
        """A table at a step of those that strangers were told of, by default the last one; `over`: all know the end."""
        if not is_public(row):
            return Scene(row.game, words_of(lang).text(f"game-{row.game}"))
        reader = ALL if over else SPECTATOR
        entries = told_to(reader, in_force(await self._store.outline(row.id)))[: None if over else told]
        at = len(entries) if step is None else max(0, min(step, len(entries)))
        numbers = [entry.number for entry in entries[max(0, at - BEFORE) : at]]
        lately = await self._store.entries(row.id, numbers)
        state = await self._store.state(row.id, numbers[-1] if numbers else 0)
        return scene_of(row, lately, state, (at, len(entries)), lang)

    async def picture(self, scene: Scene) -> bytes:
        """The picture of a scene."""
        return await self._pictures.get(scene, lambda: self._draw(scene))

    async def _draw(self, scene: Scene) -> bytes:
        async with self._drawing:
            return await asyncio.to_thread(draw, scene)


def is_public(row: TableRow) -> bool:
    """Whether whoever has the link may watch."""
    return row.over or bool(row.open()) or kept(row.terms).watch != "nobody"


def scene_of(row: TableRow, lately: Sequence[StoredEntry], state: Json, course: tuple[int, int], lang: str) -> Scene:
    """What everybody may know of a position, and was told last before it."""
    words, rules = words_of(lang, row.game), game(row.game)
    names = names_of(words, [seat.name for seat in row.seats])
    title = words.text(f"game-{row.game}")
    if not row.begun:
        seats = tuple(
            (name if seat.name else words.text("moment-open"), "") for name, seat in zip(names, row.seats, strict=True)
        )
        return Scene(row.game, title, words.text("moment-gathers"), "", seats)
    seen = view(rules, row.options, rules.restore(state), SPECTATOR)
    beside = [""] * len(row.seats)
    if seen["over"] and seen["scores"] is not None:
        beside = [str(points) for points in seen["scores"][: len(row.seats)]]
    else:
        for seat in seen["waiting"]:
            if 0 <= seat < len(beside):
                beside[seat] = words.text("moment-turn")
    heard = [one for entry in lately for event in entry.events if (one := event.for_reader(SPECTATOR)) is not None]
    told = line(words, heard[-1].phrase.to_json(), names) if heard else ""
    moment = words.text("moment-over" if seen["over"] else "moment-step", step=course[0], of=course[1])
    return Scene(row.game, title, moment, told, tuple(zip(names, beside, strict=True)), course)


def tags(scene: Scene, page: str, path: str, picture: str) -> dict[str, str]:
    """What a page says about itself to those who show a link to it."""
    return {
        "og:site_name": "Quarterdeck",
        "og:type": "website",
        "og:title": f"{scene.title}, {scene.moment}" if scene.moment else scene.title,
        "og:description": scene.told or ", ".join(name for name, _ in scene.seats),
        "og:url": f"{page}{path}",
        "og:image": f"{page}{picture}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }


def language_of(accepted: str) -> str:
    """The first language that a caller accepts and we speak."""
    wanted = [part.split(";")[0].strip().lower()[:2] for part in accepted[:200].split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])

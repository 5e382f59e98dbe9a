"""The built client: hashed files for ever, the page itself fresh every time."""

from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from quarterdeck.games import folder
from quarterdeck.server.catalogue import edition, shell_words
from quarterdeck.server.moments import language_of
from quarterdeck.table.opening import registered
from quarterdeck.table.refusal import Refusal
from quarterdeck.words import LANGUAGES, Words

PAGES = {
    "",
    "me",
    "settings",
    "new",
    "table",
    "tables",
    "tournament",
    "replay",
    "rules",
    "about",
    "stop",
    "confirm",
}  # of addresses
FOR_EVER = "public, max-age=31536000, immutable"


def pages(
    static: Path,
    public: str,
    base: str,
    welcome: Callable[[Request, Response], Awaitable[object]],
    preview: Callable[[Request, str], Awaitable[dict[str, str]]],
) -> APIRouter:
    """Serves the client, and the boards that games bring; the addresses of pages are all the one page.

    Whoever looks for a page that is not there is shown so by the same page, with the status 404; programs get JSON.
    The page itself brings a new guest's token: calls that the page makes side by side are then all of one guest.
    """
    router = APIRouter(include_in_schema=False)
    root = static.resolve()

    @router.api_route("/boards/{game}/{path:path}", methods=["GET", "HEAD"])
    async def board(game: str, path: str) -> Response:
        home = (folder(registered(game)) / "client").resolve()
        file = (home / path).resolve()
        if not is_file_in(home, file):
            raise Refusal(404, "no_page")
        return FileResponse(file, headers={"cache-control": "no-cache"})

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def page(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Refusal(404, "no_page")
        file = (root / path).resolve()
        if path and is_file_in(root, file):
            hashed = path.startswith("assets/")
            return FileResponse(file, headers={"cache-control": FOR_EVER if hashed else "no-cache"})
        is_page = path.split("/", maxsplit=1)[0] in PAGES
        if not is_page and (path.startswith("assets/") or "text/html" not in request.headers.get("accept", "")):
            raise Refusal(404, "no_page")
        if (root / "index.html").is_file():
            text = (root / "index.html").read_text("utf-8").replace('="./', f'="{base}/')
            text = headed(text, public=public.rstrip("/"), base=base, edition=edition())
            text = previewed(text, await preview(request, path))
            text = worded(text, language_of(request.headers.get("accept-language", "")))
            told = {"cache-control": "no-cache", "vary": "accept-language"}
            shown = HTMLResponse(text, 200 if is_page else 404, told)
            if is_page:
                await welcome(request, shown)
            return shown
        return HTMLResponse(unbuilt(), 503)

    return router


def is_file_in(folder: Path, file: Path) -> bool:
    """Whether there is that file in a folder; a name that is too long for any is none."""
    try:
        return file.is_relative_to(folder) and file.is_file()
    except OSError:
        return False


def headed(page: str, **told: str) -> str:
    """The page with what the client is to know from the start."""
    metas = "".join(f'<meta name="{name}" content="{escape(value)}" />' for name, value in told.items())
    return page.replace("<head>", f"<head>{metas}", 1)


def previewed(page: str, tags: dict[str, str]) -> str:
    """The page with what is shown of it where somebody posts a link to it."""
    metas = "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items())
    return page.replace("</head>", f"{metas}</head>", 1)


def worded(page: str, lang: str) -> str:
    """The page with the words of its reader, so that its first picture has them; a block of data, which nobody runs."""
    words = shell_words(lang).replace("</", "<\\/")
    return page.replace("<body>", f'<body><script type="text/plain" id="words" lang="{lang}">{words}</script>', 1)


def unbuilt() -> str:
    """A plain page that says how to build the client."""
    said = [Words(lang, shell_words(lang)) for lang in LANGUAGES]
    parts = [f'<p lang="{words.lang}">{escape(words.text("page-unbuilt"))}</p>' for words in said]
    return "<!doctype html><meta charset=utf-8><title>Quarterdeck</title>" + "".join(parts)

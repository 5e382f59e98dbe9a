"""Lets the whole server lie in a folder of a site, as `/deck`, whose other folders are somebody else's."""

from fastapi.responses import JSONResponse, RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from quarterdeck.table.refusal import phrase


class Folder:
    """Wraps the application, which knows nothing of the folder."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self._app = app
        self._base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._base or scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
        elif scope["path"].startswith(f"{self._base}/"):
            path = scope["path"].removeprefix(self._base)
            await self._app({**scope, "path": path, "raw_path": path.encode()}, receive, send)
        elif scope["type"] == "websocket":
            await self._app({**scope, "path": "/nothing"}, receive, send)
        elif scope["path"] == self._base:
            await RedirectResponse(f"{self._base}/")(scope, receive, send)
        else:
            await JSONResponse({"error": phrase("error-no_page")}, 404)(scope, receive, send)

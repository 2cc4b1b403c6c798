"""An echo server on the same stack, to compare with the play server."""

from __future__ import annotations

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect


@websocket("/echo")
async def echo(socket: WebSocket) -> None:  # type: ignore[type-arg]  # whatever it holds
    """Send every message back."""
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        return


class Server(uvicorn.Server):
    """Prints its address."""

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup()
        print(self.servers[0].sockets[0].getsockname()[1], flush=True)


if __name__ == "__main__":
    config = uvicorn.Config(
        Litestar([echo], openapi_config=None, logging_config=None),
        port=0,
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
    Server(config).run()

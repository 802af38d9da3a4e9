"""Serve SOGo's files, and pass everything else on to its daemon.

``python serve.py PORT DAEMON``: both are ports on loopback. It stands where people have
a web server, which hands out pictures and styles itself.
"""

from __future__ import annotations

import sys
from http.client import HTTPConnection
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

_FILES = Path("/usr/share/GNUstep/SOGo")
_KEPT_BACK = {"connection", "transfer-encoding", "content-length", "keep-alive"}


class Front(SimpleHTTPRequestHandler):
    """Answers one browser."""

    protocol_version = "HTTP/1.1"
    daemon_port = 0

    def translate_path(self, path: str) -> str:
        """Find a file of SOGo's by its address."""
        return super().translate_path("/" + path.partition("/WebServerResources/")[2])

    def do_any(self) -> None:
        """Answer with a file, or with what the daemon says."""
        if self.command == "GET" and "/WebServerResources/" in self.path:
            super().do_GET()
            return
        length = int(self.headers.get("Content-Length") or 0)
        host, _, port = self.headers.get("Host", "127.0.0.1").partition(":")
        told = dict(self.headers.items()) | {
            "x-webobjects-server-protocol": "HTTP/1.0",
            "x-webobjects-remote-host": "127.0.0.1",
            "x-webobjects-server-name": host,
            "x-webobjects-server-port": port,
            "x-webobjects-server-url": f"http://{host}:{port}",
            "Connection": "close",
        }
        daemon = HTTPConnection("127.0.0.1", self.daemon_port, timeout=300)
        try:
            daemon.request(self.command, self.path, self.rfile.read(length), told)
            reply = daemon.getresponse()
            body = reply.read()
        except OSError:
            self.send_error(502)
            return
        finally:
            daemon.close()
        self.send_response(reply.status, reply.reason)
        for name, value in reply.getheaders():
            if name.lower() not in _KEPT_BACK:
                self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    do_GET = do_HEAD = do_POST = do_PUT = do_DELETE = do_any  # noqa: N815 (as it is asked for)
    do_PROPFIND = do_PROPPATCH = do_REPORT = do_MKCALENDAR = do_any  # noqa: N815


def main() -> None:
    """Serve until it is stopped."""
    port, Front.daemon_port = (int(word) for word in sys.argv[1:])
    files = str(_FILES / "WebServerResources")

    def answer(*about: object) -> None:
        Front(*about, directory=files)  # type: ignore[arg-type]

    ThreadingHTTPServer(("127.0.0.1", port), answer).serve_forever()  # type: ignore[arg-type]


if __name__ == "__main__":
    main()

"""A server on this machine that stands in for Scryfall, with every fault a test may wish."""
import contextlib
import http.server
import json
import threading
import time

PIECE = 300_000                          # bytes that a slow line carries at a time


class Server(http.server.ThreadingHTTPServer):
    """content is the card file. faults: what befalls the next answers for it, in turn. asked: (path, headers) of all that came.
    pause: seconds between two pieces of the file, for a line that is slow."""
    daemon_threads = True

    def __init__(self, content: bytes):
        super().__init__(("127.0.0.1", 0), Answering)
        self.content, self.faults, self.list_faults, self.asked = content, [], [], []
        self.pause = 0
        self.size, self.tag, self.listed = len(content), '"one"', None

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server_port}"

    def handle_error(self, request, client_address):
        """Whoever hangs up is meant to."""


class Answering(http.server.BaseHTTPRequestHandler):
    def log_message(self, *words): pass

    def do_GET(self):
        server = self.server
        server.asked.append((self.path, dict(self.headers)))
        is_list = self.path == "/bulk-data"
        faults = server.list_faults if is_list else server.faults
        fault = faults.pop(0) if faults else None
        if isinstance(fault, int):
            return self.say(fault, b"", {"Retry-After": "0"})
        if isinstance(fault, bytes):
            return self.say(200, fault)
        if is_list:
            return self.say(200, server.listed if server.listed is not None else self.list_of_files())
        self.file(*(fault or (len(server.content), True)))

    def list_of_files(self):
        address = f"{self.server.address}/oracle-cards-20260101.json"
        return json.dumps({"object": "list", "data": [
            {"type": "rulings", "download_uri": "x", "size": 1, "updated_at": "x"},
            {"type": "oracle_cards", "download_uri": address, "size": self.server.size, "updated_at": "2026-01-01T10:00"}]}).encode()

    def file(self, most, takes_ranges):
        """Only so many bytes of what it promises."""
        content, first = self.server.content, 0
        wanted = self.headers.get("Range", "")
        if takes_ranges and wanted and self.headers.get("If-Range") == self.server.tag:
            first = int(wanted.removeprefix("bytes=").rstrip("-"))
            if first >= len(content):
                return self.say(416, b"")
        head = {"ETag": self.server.tag, "Content-Length": str(len(content) - first)}
        if first:
            head["Content-Range"] = f"bytes {first}-{len(content) - 1}/{len(content)}"
        self.send_response(206 if first else 200)
        for key, value in head.items():
            self.send_header(key, value)
        self.end_headers()
        for at in range(first, min(first + most, len(content)), PIECE if self.server.pause else len(content)):
            self.wfile.write(content[at:min(at + PIECE, first + most) if self.server.pause else first + most])
            time.sleep(self.server.pause)

    def say(self, code, body, head=None):
        self.send_response(code)
        for key, value in ((head or {}) | {"Content-Length": str(len(body))}).items():
            self.send_header(key, value)
        self.end_headers()
        self.wfile.write(body)


@contextlib.contextmanager
def serving(content):
    with Server(content) as server:
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
        yield server
        server.shutdown()

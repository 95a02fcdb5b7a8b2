"""Where the cards, scenarios and icons lie that come with the sandbox, and where a person's own things lie."""
import os
from pathlib import Path

import platformdirs

ASSETS = Path(__file__).resolve().parent.parent / "assets"


class MissingAsset(Exception):
    """Something that comes with the sandbox is not where it should be; the message is one line and names the file."""


def asset(*parts: str) -> Path:
    """The path of a file or folder under assets/: asset("cards"), asset("scenarios", "welcome.toml").

    Raises MissingAsset if there is none.
    """
    path = ASSETS.joinpath(*parts)
    if not path.exists():
        raise MissingAsset(f"{path} is missing: it comes with the sandbox; restore it from the project, or install again")
    return path


def data_folder() -> Path:
    """Where what this person brings in lies; SANDBOX_HOME says another place, for tests and for a stick."""
    home = os.environ.get("SANDBOX_HOME")
    return Path(home, "data") if home else platformdirs.user_data_path("battlefield-sandbox", appauthor=False)

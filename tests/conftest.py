"""The room the tests play in: no display, no one's own settings, the same shuffles on every machine that judges."""
import importlib.util
import os
import tempfile

ROOM = tempfile.TemporaryDirectory(prefix="sandbox-tests-", ignore_cleanup_errors=True)

os.environ["QT_QPA_PLATFORM"] = os.environ.get("SANDBOX_TEST_PLATFORM", "offscreen")      # before Qt is imported
for home in "CONFIG", "DATA", "STATE", "CACHE":                                           # where platformdirs and QSettings look
    os.environ[f"XDG_{home}_HOME"] = os.path.join(ROOM.name, home.lower())
os.environ.pop("SANDBOX_HOME", None)                                                      # where a person may keep the own cards
for folder in "APPDATA", "LOCAL_APPDATA":
    os.environ[f"WIN_PD_OVERRIDE_{folder}"] = os.path.join(ROOM.name, folder.lower())

if importlib.util.find_spec("hypothesis"):
    from hypothesis import HealthCheck, settings

    calm = {"deadline": None, "print_blob": True, "suppress_health_check": [HealthCheck.too_slow]}    # the machine may be busy
    settings.register_profile("here", **calm)
    settings.register_profile("judged", derandomize=True, **calm)
    settings.load_profile("judged" if os.environ.get("CI") else "here")

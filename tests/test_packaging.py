"""The set-up of a fresh machine: what it does again, what it leaves, and that it says why it can't go on."""
import ast
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def prepare(tmp_path):
    """packaging/prepare.py, at work in an empty checkout."""
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    spec = importlib.util.spec_from_file_location("prepare_here", ROOT / "packaging" / "prepare.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    venv = tmp_path / ".venv"
    module.ROOT, module.VENV, module.STAMP, module.LOG = tmp_path, venv, venv / "installed.txt", venv / "pip.log"
    module.PYTHON = venv / module.PYTHON.relative_to(ROOT / ".venv")
    return module


@pytest.fixture
def commands(prepare, monkeypatch):
    """The commands that would have been run, each of them a success; making .venv makes its Python."""
    run = []

    def quietly(command, environment=None):
        run.append(" ".join(map(str, command)))
        if "venv" in command:
            prepare.PYTHON.parent.mkdir(parents=True)
            prepare.PYTHON.touch()
        return subprocess.CompletedProcess(command, 0, "", "")
    monkeypatch.setattr(prepare, "quietly", quietly)
    return run


def test_the_first_time_everything_is_made_and_the_second_time_nothing(prepare, commands):
    prepare.prepare()
    assert [word in command for word, command in zip(("-m venv", "--editable ."), commands, strict=True)] == [True, True]
    commands.clear()
    prepare.prepare()
    assert commands == []


def test_more_extras_or_another_pyproject_install_again_into_the_same_venv(prepare, commands):
    prepare.prepare()
    prepare.prepare("test")
    assert commands[-1].endswith("--editable .[test]")
    prepare.prepare()                                 # the tests' tools stay
    count = len(commands)
    (prepare.ROOT / "pyproject.toml").write_text("[project]", encoding="utf-8")
    prepare.prepare()
    assert len(commands) > count and sum("-m venv" in command for command in commands) == 1


def test_a_failed_pip_is_one_line_and_installed_nothing(prepare, commands, monkeypatch, capsys):
    prepare.make_venv()
    said_by_pip = "  error: inner\n      ERROR: No matching distribution found for setuptools\nnote: see above"
    answer = subprocess.CompletedProcess([], 1, "", said_by_pip)
    monkeypatch.setattr(prepare, "quietly", lambda command, environment=None: answer)
    monkeypatch.setattr(prepare, "healthy", lambda: True)
    assert prepare.guarded(lambda: prepare.prepare() or 0) == 1
    said = capsys.readouterr().err
    assert "No matching distribution found for setuptools" in said and said.count("\n") == 1
    assert not prepare.installed(()) and "error: inner" in prepare.LOG.read_text(encoding="utf-8")


@pytest.mark.parametrize(("there", "user", "expected"), [
    ("apt-get", 1000, "sudo apt-get install -y --no-install-recommends libegl1"), (None, 1000, "install what Debian calls libegl1")])
def test_who_may_not_install_libraries_is_told_the_command(prepare, monkeypatch, there, user, expected):
    monkeypatch.setattr(prepare.shutil, "which", lambda name: there)
    monkeypatch.setattr(prepare.os, "geteuid", lambda: user, raising=False)
    with pytest.raises(prepare.Stuck, match=expected):
        prepare.install_system(["libegl1"], "the libraries that Qt needs")


def test_root_on_debian_gets_the_libraries_that_are_missing(prepare, monkeypatch):
    run = []

    def quietly(command, environment=None):
        run.append(" ".join(map(str, command)))
        missing = "libgl1" in command[-1:] and "dpkg-query" in command
        broken = prepare.PROBE in command and not any("install" in line for line in run)
        return subprocess.CompletedProcess(command, int(broken), "unknown" if missing else "install ok installed", "no libGL")
    monkeypatch.setattr(prepare, "quietly", quietly)
    monkeypatch.setattr(prepare.shutil, "which", lambda name: name)
    monkeypatch.setattr(prepare.os, "geteuid", lambda: 0, raising=False)
    prepare.prepare_qt({}, prepare.OFFSCREEN)
    assert run[-2:] == ["apt-get install -y --no-install-recommends libgl1", f"{prepare.PYTHON} -c {prepare.PROBE}"]


def test_qt_that_does_not_start_for_another_reason_says_its_own(prepare, monkeypatch):
    tried = subprocess.CompletedProcess([], -6, "installed", "qt.qpa.xcb: could not connect to display :9\nThis application failed")
    monkeypatch.setattr(prepare, "quietly", lambda command, environment=None: tried)
    monkeypatch.setattr(prepare, "on_debian", lambda package: True)
    with pytest.raises(prepare.Stuck, match="could not connect to display :9$"):
        prepare.prepare_qt({}, prepare.ON_SCREEN)


@pytest.mark.parametrize("script", ["run.py", "test.py"])
def test_a_python_that_is_too_old_gets_one_clear_line(script):
    source = (ROOT / "packaging" / script).read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 6))         # it must come as far as the line that says so
    older = f"import sys; sys.version_info = (3, 9, 1); exec(compile({source!r}, 'x', 'exec'), {{'__name__': '__main__'}})"
    done = subprocess.run([sys.executable, "-c", older], capture_output=True, text=True)
    assert done.returncode == 1 and done.stderr == "The sandbox needs Python 3.11 or newer; this is Python 3.9.\n"


@pytest.mark.parametrize("script", ["run.py", "test.py"])
def test_help_is_given_before_anything_is_made(script):
    done = subprocess.run([sys.executable, ROOT / "packaging" / script, "--help"], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.startswith(f"usage: python3 packaging/{script}")


def test_a_scenario_is_opened_from_where_one_stands(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    monkeypatch.delitem(sys.modules, "prepare", raising=False)
    spec = importlib.util.spec_from_file_location("run_here", ROOT / "packaging" / "run.py")
    run = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(run)
    started = []
    monkeypatch.setattr(run, "prepare", lambda: None)
    monkeypatch.setattr(run, "has_display", lambda: True)
    monkeypatch.setattr(run, "can_open_a_window", lambda: True)
    monkeypatch.setattr(run, "openly", lambda command: started.append(command) or 0)
    (tmp_path / "table.toml").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["run.py", "table.toml"])
    assert run.main() == 0 and started[0][-1] == str(tmp_path / "table.toml")
    monkeypatch.setattr(sys, "argv", ["run.py", "none.toml"])
    assert run.main() == 0 and started[1][-1] == "none.toml"

"""What comes with the sandbox is found, and what is missing is named."""
import pytest

from sandbox import assets


def test_a_file_that_comes_with_the_sandbox_is_found(tmp_path, monkeypatch):
    monkeypatch.setattr(assets, "ASSETS", tmp_path)
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "welcome.toml").touch()
    assert assets.asset("scenarios", "welcome.toml") == tmp_path / "scenarios" / "welcome.toml"


def test_a_missing_file_is_named_in_one_line():
    with pytest.raises(assets.MissingAsset, match=r"none.toml is missing") as missing:
        assets.asset("scenarios", "none.toml")
    assert "\n" not in str(missing.value)


def test_the_folder_is_that_of_the_checkout():
    assert (assets.ASSETS.parent / "pyproject.toml").exists()

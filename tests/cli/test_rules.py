"""sandbox rules: what is counted in tests, what is not, and how one number is shown."""
import json

import pytest

from sandbox.assets import asset
from sandbox.cli import BAD, DONE, run
from sandbox.cli.naming import every_test
from sandbox.cli.rules import book, counts, whole
from sandbox.engine.carriers import every_carrier

NAMES_RULES = False                                   # the numbers here stand for any

MARKS = "def example(number, nth=1): ...\n"
SOURCE = '''
"""A module says 100.1 of itself, and that names nothing."""
import pytest
from tests.marks import example
from tests.shared import FAR

LIMIT = 104.3                                         # 104.4
ROWS = [
    ("one", "105.1"),
    # 105.2 of the second
    ("two", ""),
]


def helper():
    """Follows 106.1."""


# ---- a heading: 107.1 ----
# as 702.19b says
@pytest.mark.parametrize("one, number", ROWS)
def test_rows(one, number):
    """Trample [702.19c–e], 999.15"""
    assert 108.1 < 109.1                              # 508.1d, "$110.1", 111.12.3, v112.1x
    def inner():
        return f"{one} by 613.8b."


@pytest.mark.parametrize("far", FAR)
@example("613.8c")
def test_far(far): ...


@pytest.mark.parametrize("one", [pytest.param(1, marks=example("601.2b", 2))])
@pytest.mark.skipif(LIMIT > 1, reason="no")
class TestGroup:
    def test_inside(self):
        pass  # 114.1

    @pytest.mark.parametrize("one", [pytest.param(1, marks=example("601.2b", 2))])
    def test_marked(self, one): ...
'''
SHARED = 'FAR = {"a": "115.1"}\nNEAR = "116.1"\n'
BOGUS = 'NAMES_RULES = False\n\ndef test_made_up():\n    assert "117.1"\n'
TEXT = "1. Game\n702. Keyword Abilities\n\nRules\n\n" + "".join(f"100.{n}. Words\n" for n in range(1, 120)) + """
702. Keyword Abilities
702.19. Trample
702.19b Damage beyond “enough” goes on.
It goes far.
Example: A 5/5 meets a 2/2.
Example: Another.
702.19c Or not.

Glossary
702.20. Not this
"""


@pytest.fixture
def tests(tmp_path):
    folder = tmp_path / "tests"
    (folder / "deep").mkdir(parents=True)
    for name, text in {"marks.py": MARKS, "deep/test_one.py": SOURCE, "shared.py": SHARED, "test_bogus.py": BOGUS}.items():
        (folder / name).write_text(text)
    return folder


@pytest.fixture
def said(capsys, monkeypatch, tmp_path):
    monkeypatch.delenv("SANDBOX_RULES", raising=False)
    monkeypatch.setenv("SANDBOX_HOME", str(tmp_path / "home"))

    def say(*words):
        code = run(["rules", *map(str, words)])
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return code, out, err
    return say


# ---- what counts ----
def test_a_number_counts_inside_a_test_and_in_its_tables_only(tests):
    found = {test.id.rpartition("::")[2]: test for test in every_test(tests)}
    assert found["test_rows"].names == {"105.1", "105.2", "702.19b", "702.19c", "999.15", "508.1d", "613.8b"}
    assert found["test_far"].names == {"115.1", "613.8c"}
    assert found["test_inside"].names == {"114.1"}
    assert "test_made_up" not in found


def test_an_example_counts_by_its_number_and_its_place(tests):
    found = {test.id: test.examples for test in every_test(tests)}
    assert found["tests/deep/test_one.py::test_far"] == {("613.8c", 1)}
    assert found["tests/deep/test_one.py::TestGroup::test_marked"] == {("601.2b", 2)}
    assert counts(book(str(tests)))["examples"] == 2


def test_an_example_of_another_kind_is_none(tests):
    path = tests / "deep" / "test_one.py"
    path.write_text(path.read_text().replace("from tests.marks import example", "from hypothesis import example"))
    assert not any(test.examples for test in every_test(tests))


def test_a_keyword_counts_if_code_carries_it_and_a_test_names_it_or_a_part_of_it(tests):
    carried = sorted(whole("702", {carrier.number for carrier in every_carrier()}) - {"702.1"})
    path = tests / "deep" / "test_one.py"
    for named, expected in ((carried[0] + "z", 1), (f"{carried[0]}, {carried[1]}a, {carried[0]}b", 2), ("702.1a", 0), ("702.998", 0)):
        path.write_text(f"def test_it():\n    ...  # {named}\n")
        assert counts(book(str(tests)))["keywords"] == expected, named


# ---- what is printed ----
def test_json_holds_the_counts_and_the_sections_and_no_more(tests, said):
    code, out, err = said("--json", "--tests", tests)
    told = json.loads(out)
    assert (code, err, list(told)) == (DONE, "", ["examples", "rules_named", "keywords", "actions", "sections"])
    assert told["examples"] == 2 and told["rules_named"] == sum(len(one["named"]) for one in told["sections"].values()) == 11
    assert told["sections"]["508"]["named"] == {"508.1d": ["tests/deep/test_one.py::test_rows"]}
    assert sum(len(one["implemented"]) for one in told["sections"].values()) == len({carrier.number for carrier in every_carrier()})


def test_all_is_listed_section_by_section(tests, said):
    out = said("--tests", tests)[1]
    assert "  704.5j    legends" in out and "999: 0 implemented, 1 named by tests" in out
    assert out.splitlines()[-1].endswith("2 examples, 1 keywords, 0 keyword actions")


def test_one_number_is_shown_with_its_text_code_tests_and_boards(tests, said, tmp_path):
    (tmp_path / "rules.txt").write_text(TEXT, encoding="cp1252")
    out = said("702.19b", "--tests", tests, "--text", tmp_path / "rules.txt")[1]
    assert out.startswith("702.19b Damage beyond “enough” goes on.\nIt goes far.\nExample: A 5/5 meets a 2/2.\nExample: Another.\n")
    assert "tests:\n  tests/deep/test_one.py::test_rows\n" in out
    assert str(asset("scenarios", "combat.toml")) in said("702.19", "--tests", tests, "--text", tmp_path / "rules.txt")[1]
    assert "702.19b   " in said("702.19", "--tests", tests)[1].partition("parts:")[2]
    assert "702.19b   " in said("702", "--tests", tests)[1].partition("parts:")[2]


def test_the_text_is_found_in_the_environment_and_in_the_settings(said, tmp_path, monkeypatch, tests):
    from sandbox.views.settings import Settings
    (tmp_path / "rules.txt").write_text(TEXT, encoding="utf-8-sig")
    assert "magic.wizards.com" in said("702.19", "--tests", tests)[1]
    settings = Settings()
    settings.keep("rules", str(tmp_path / "rules.txt"))
    settings.write()
    assert said("702.19", "--tests", tests)[1].startswith("702.19 Trample\n")
    monkeypatch.setenv("SANDBOX_RULES", str(tmp_path / "absent"))
    assert said("702.19", "--tests", tests) == (BAD, "", f"sandbox: {tmp_path / 'absent'} can't be read: No such file or directory\n")


@pytest.mark.parametrize("words, complaint", [
    (("7.2",), "“7.2” is no number of a rule; they look like 702, 702.19 or 702.19b"),
    (("702.2", "--json"), "--json gives the counts of all rules; leave the number away"),
    (("--tests", "nowhere"), "nowhere holds no tests of the sandbox: what they name can be counted in the project's own folder, or with"),
    (("702.2", "--tests", "nowhere"), "nowhere holds no tests of the sandbox"),
    (("702.2", "--text", __file__), "is not the Comprehensive Rules: no rules with numbers stand in it"),
])
def test_what_can_not_be_done_is_one_line(said, words, complaint):
    code, out, err = said(*words)
    assert code == BAD and out == "" and complaint in err and err.count("\n") == 1


def test_a_number_that_the_rules_do_not_have(said, tests, tmp_path):
    (tmp_path / "rules.txt").write_text(TEXT, encoding="utf-16")
    assert "the rules have no number 702.20 " in said("702.20", "--tests", tests, "--text", tmp_path / "rules.txt")[2]


def test_where_no_tests_lie_beside_the_sandbox_a_number_still_has_its_code(said, monkeypatch, tmp_path):
    import sandbox
    monkeypatch.setattr(sandbox, "__file__", str(tmp_path / "sandbox" / "__init__.py"))
    assert said()[0] == BAD
    code, out, _ = said("704.5j")
    assert code == DONE and "legends" in out and "the tests are not here" in out

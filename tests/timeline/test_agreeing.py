"""A card agrees if it stands in a scenario that expects something and gets it."""
from sandbox.timeline.agreeing import agreeing

FINE = 'format = 1\n[players.you]\nhand = ["Forest", "Grizzly Bears"]\nlife = 3\nexpect = { "you.life" = 3 }\n'


def test_what_stands_in_scenarios_that_come_out_as_expected(tmp_path):
    head, rest = FINE.split("[players", 1)
    good = f'{head}expect = {{ "you.life" = 3 }}\n[players{rest.partition("expect")[0]}'
    (tmp_path / "deep").mkdir()
    for name, text in {"deep/good": good, "wrong": good.replace("= 3 }", "= 4 }").replace("Forest",
        "Island"), "bad": "format = 1\nnonsense = 1\n",
                       "silent": good.replace("expect = { \"you.life\" = 3 }\n", "").replace("Forest", "Swamp")}.items():
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    assert agreeing([tmp_path]) == {"Forest", "Grizzly Bears"}


def test_cards_that_a_scenario_makes_up_are_no_cards_of_the_library(tmp_path):
    (tmp_path / "own.toml").write_text('format = 1\nexpect = { "you.life" = 20 }\n[[cards]]\nname = "Isle of Nowhere"\ntypes = "Land"\n'
                                       '[players.you]\nhand = ["Isle of Nowhere", "Forest"]\n', encoding="utf-8")
    assert agreeing([tmp_path]) == {"Forest"}

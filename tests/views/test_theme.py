"""Themes: readable on every ground, text from 80 to 200 per cent, the font pinned, and a Qt that keeps None alive."""
import sys

import pytest
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QPushButton

from sandbox.views import theme as themes
from sandbox.views.paint import painted
from sandbox.views.theme import CONTRAST, DARK, LIGHT, THEMES, FontMissing, advance, lato, load_fonts, mixed, style_sheet

ALL = pytest.mark.parametrize("theme", [DARK, LIGHT, CONTRAST], ids=lambda theme: theme.name)
LEAST = {"dark": 4.5, "light": 4.5, "contrast": 7.0}     # WCAG: AA, and AAA where contrast is what was asked for


def luminance(color):
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in QColor(color).getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one, two):
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)


@ALL
def test_text_is_readable_on_every_ground(theme):
    for ink in (theme.ink, theme.ink2, theme.ink3):
        for ground in (theme.canvas, theme.surface, theme.raised):
            assert contrast(ink, ground) >= LEAST[theme.name], (ink, ground)
    for ink, ground in ((theme.on_accent, theme.accent_fill), (theme.accent, theme.accent_soft), (theme.better, theme.surface),
                        (theme.worse, theme.surface)):
        assert contrast(ink, ground) >= LEAST[theme.name], (ink, ground)


@ALL
@pytest.mark.parametrize("key", "WUBRGMACL")
def test_cards_are_readable_in_every_color(theme, key):
    edge, on_edge, ground, ink = theme.frame(key)
    assert contrast(on_edge, edge) >= 4.5
    assert contrast(ink, ground) >= 7


def test_the_accent_is_no_color_of_magic():
    hues = {QColor("#" + edge).hue() for edge in DARK.edges.split()[:5]}
    assert min(abs(QColor(DARK.accent).hue() - hue) for hue in hues - {QColor("#5A5268").hue()}) > 20


def test_the_text_size_goes_from_80_to_200_per_cent_and_no_further():
    assert [DARK.scaled(scale).scale for scale in (0.1, 0.8, 1.3, 2.0, 9)] == [0.8, 0.8, 1.3, 2.0, 2.0]
    assert [DARK.scaled(scale).px("body") for scale in (0.8, 1, 2)] == [10, 13, 26]
    assert DARK.scaled(2).font("title", True).pixelSize() == 38 and DARK.px(20) == 20
    assert THEMES == {"dark": DARK, "light": LIGHT, "contrast": CONTRAST}


def test_the_font_is_lato_and_nothing_else():
    load_fonts()
    assert QFontInfo(lato(13)).family() == "Lato" and QFontInfo(lato(13)).exactMatch()
    assert advance("Wide", 13, True) > advance("Wide", 13) > advance("Wide", 13, stretch=80)
    assert advance("Wide", 13) == QFontMetricsF(lato(13)).horizontalAdvance("Wide")
    assert [sign for sign in "…–—−×•½∞" if not QFontMetricsF(lato(13)).inFontUcs4(ord(sign))] == []


@pytest.mark.parametrize("found", ["no package", "no files"])
def test_a_missing_font_is_told_in_one_line(monkeypatch, tmp_path, found):
    class Spec:
        submodule_search_locations = [str(tmp_path)]

    monkeypatch.setattr(themes.QFontDatabase, "families", lambda: [])
    monkeypatch.setattr(themes, "find_spec", lambda name: None if found == "no package" else Spec)
    with pytest.raises(FontMissing) as told:
        load_fonts()
    assert "\n" not in str(told.value) and "font-lato" in str(told.value)


@ALL
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_qt_understands_the_style_sheet(qtbot, capfd, theme, scale):
    button = QPushButton("Pay")
    button.setProperty("role", "main")
    qtbot.addWidget(button)
    button.setStyleSheet(style_sheet(theme.scaled(scale)))
    button.show()
    assert "{" in style_sheet(theme) and "{body}" not in style_sheet(theme)
    assert button.grab().toImage().pixelColor(button.width() // 2, 6).name() == QColor(theme.accent_fill).name()
    assert "parse" not in capfd.readouterr().err


def test_colors_are_mixed_by_shares():
    assert [mixed("#000000", "#FFFFFF", share).red() for share in (-1, 0, 0.5, 1, 2)] == [0, 0, 128, 255, 255]


def test_drawing_does_not_lose_references_to_none():
    """PySide6 6.12.0 gave away one reference to None at each call, until Python aborted."""
    def strokes(p):
        for _ in range(2000):
            p.setFont(lato(12))
            p.setPen(QColor("#123456"))
            p.setBrush(QColor("#654321"))

    painted(8, 8, 1.0, strokes)
    before = sys.getrefcount(None)
    painted(8, 8, 1.0, strokes)
    assert abs(sys.getrefcount(None) - before) < 500

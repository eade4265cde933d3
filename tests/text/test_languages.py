import pytest

from tripot.text import LANGUAGES, default_language
from tripot.text.languages import de


def test_english_and_french_are_spoken():
    assert LANGUAGES == ("en", "fr")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_CH.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_CH.UTF-8", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "fr_FR", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_BE"}, "fr"),
    ],
)
def test_the_language_comes_from_the_environment_in_the_order_of_posix(environ, language):
    assert default_language(environ) == language


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Zélia", "de Zélia"),
        ("Astrid", "d’Astrid"),
        ("Élise", "d’Élise"),
        ("Ylva", "d’Ylva"),
        ("Yann", "de Yann"),
        ("Le Chat", "de Le Chat"),
        ("2", "de 2"),
        ("le dragon", "du dragon"),
        ("les gants", "des gants"),
        ("la goule", "de la goule"),
        ("l’armure", "de l’armure"),
    ],
)
def test_de_is_elided_and_contracted(name, text):
    assert de(name) == text

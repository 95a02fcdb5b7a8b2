"""What holds for every phrase that is declared."""
import attrs
import pytest

from sandbox.language.phrase import PHRASES, SLOT
from sandbox.vocabulary import declare_all

declare_all()
CLASSES = sorted({cls for classes in PHRASES.values() for cls in classes if cls.__module__.startswith("sandbox.")},
                 key=lambda cls: cls.__qualname__)


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_what_a_template_says_tells_values_apart(cls):
    """A slot whose field is outside equality would let two different lines be one value, and one of them print as the other."""
    silent = {field.name for field in attrs.fields(cls) if not field.eq}
    assert [saying.template for saying in cls.sayings if silent & set(SLOT.findall(saying.template))] == []

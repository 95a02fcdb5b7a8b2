"""What cards say: one class per phrase, one file per theme."""
import importlib
import pkgutil


def declare_all() -> None:
    """Every phrase is declared before the first line is read, and every rule of a theme before the first game: a new file is enough."""
    for name in sorted(module.name for module in pkgutil.iter_modules(__path__)):
        importlib.import_module(f"{__name__}.{name}")

"""What a test is besides a test: an "Example" paragraph of the Comprehensive Rules, told again in our own words."""
import pytest


def example(number, nth=1):
    """Marks a test as the example that stands under this number, or as the nth one where several do.

        @example("613.8c")
        def test_…
    """
    return pytest.mark.example(number, nth)

import pytest

pytest.importorskip("torch", reason="the extra `learn` is not installed")

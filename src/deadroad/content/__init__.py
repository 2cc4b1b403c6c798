"""Content: printed components, texts and rules, read strictly from files into typed values."""

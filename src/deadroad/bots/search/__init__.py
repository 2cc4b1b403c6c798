"""Information-set tree search, compiled with the engine."""

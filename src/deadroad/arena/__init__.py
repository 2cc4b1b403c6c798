"""The arena plays many games and reports wins and events."""

"""The arena: many games, who wins them, and what happened in them."""

"""What is true in any board game: seats, chance, frames, options, matches and records."""

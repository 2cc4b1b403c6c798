"""By game: how the cause of each refusal is taken away, or why it can't be."""

"""The kernel: what is true in any board game. Standard library only; no I/O, clock, print or thread."""

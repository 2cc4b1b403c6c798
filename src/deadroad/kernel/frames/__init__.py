"""Stretches of play that every game knows: paying, choosing, settling in any order, windows."""

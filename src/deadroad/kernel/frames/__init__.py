"""Frames that games share: ask, pay, choose, settle in any order, window."""

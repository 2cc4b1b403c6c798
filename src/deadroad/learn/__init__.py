"""Learning: self-play, training and export of the networks that bots play with.

The extra `learn` installs what this room needs. Only the command line imports it.
"""

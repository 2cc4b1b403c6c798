"""The play server: tables, people and storage around the engine. It knows matches, never rules.

Nothing is imported here: the compiled modules of this room pass through this file when they are type-checked,
and a build must not need the packages that only the running server needs.
"""

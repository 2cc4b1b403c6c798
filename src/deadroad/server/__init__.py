"""The play server: tables, people and storage around the engine. It knows matches, but no rules.

Nothing is imported here. The build type-checks the compiled modules of this room and reads this file, and it
must not need packages that only the running server needs.
"""

"""Where everything is kept: one small language of SQL statements, two databases that speak it."""

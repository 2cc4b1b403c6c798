"""Content: what is printed, said and written, read from files into typed rows and texts. Strict."""

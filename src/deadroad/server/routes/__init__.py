"""What is answered over HTTP, one file for each thing asked about."""

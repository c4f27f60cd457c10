"""What the project promises, as programs."""

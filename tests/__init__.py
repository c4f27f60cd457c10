"""What the project promises, as tests."""

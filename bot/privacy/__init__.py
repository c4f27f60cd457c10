"""What is stored about a person: shown, handed out, erased."""

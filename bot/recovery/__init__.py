"""Recovery: channels and servers that were lost, and databases restored from an older backup."""

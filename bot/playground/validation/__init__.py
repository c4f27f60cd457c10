"""Judges bodies as strictly as Discord does and says where each fault is."""

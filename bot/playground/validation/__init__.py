"""Checks request bodies as strictly as Discord does and says where each error is."""

"""Boards, positions and games for tests of the engine."""

"""Leagues and tournaments of a server: sign-up, draw, rounds of tables by themselves, standings.

docs/leagues.md says what the rules are; `draw`, `standings` and `requests` know neither Discord nor SQL.
"""

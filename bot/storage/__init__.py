"""All SQL. The rest of the bot speaks of tables, cards, notices, people and servers."""

"""All that is kept on disk, and all SQL: the rest of the bot speaks of tables, cards, notices, people, servers."""

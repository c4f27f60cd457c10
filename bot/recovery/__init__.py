"""When a place is lost or the database is an older copy: what the bot notices and does."""

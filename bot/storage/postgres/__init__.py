"""PostgreSQL: a server that operators know, which outlives the machine that the bot runs on."""

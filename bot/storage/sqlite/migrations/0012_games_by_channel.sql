-- The last game of a channel is found by the log when it is over.

CREATE INDEX games_by_channel ON games (channel, id) WHERE channel IS NOT NULL;

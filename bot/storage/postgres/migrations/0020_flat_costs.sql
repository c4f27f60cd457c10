-- As SQLite's of the same name; a database on a server was never older, and has no rows to bring along.

CREATE TABLE mentions (
    "user" BIGINT NOT NULL,
    game BIGINT NOT NULL REFERENCES games (id),
    PRIMARY KEY ("user", game)
);

CREATE TABLE forgotten (
    mark TEXT    NOT NULL,
    game BIGINT NOT NULL REFERENCES games (id),
    PRIMARY KEY (mark, game)
);

CREATE INDEX setups_by_actor ON setups (actor);

CREATE INDEX bars_of_user ON bars ("user");

CREATE INDEX bars_by_actor ON bars (actor);

CREATE INDEX bars_by_lifter ON bars (lifted_by);

CREATE INDEX watchers_by_user ON watchers ("user");

ALTER TABLE due_times ADD COLUMN consider_at DOUBLE PRECISION NOT NULL DEFAULT 0;

CREATE INDEX warnings_to_consider ON due_times (consider_at) WHERE kind = 'warning' AND at IS NOT NULL;

ALTER TABLE reminder_posts ADD COLUMN checked BIGINT NOT NULL DEFAULT 0;

CREATE INDEX reminder_posts_of_message ON reminder_posts (message);

CREATE INDEX reminder_posts_to_check ON reminder_posts (message) WHERE checked = 0;

-- What is looked for is found by an index, however many games there are and ever were.

-- Which games know a person: their log, notices, seats, lists or questions have the person's number, or had it.
CREATE TABLE mentions (
    user INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games (id),
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;

INSERT INTO mentions (user, game)
SELECT number, game FROM (
    SELECT CAST(substr(actor, instr(actor, ':') + 1) AS INTEGER) AS number, game FROM log
    UNION SELECT CAST(each.value AS INTEGER), game FROM log, json_each(log.blanks) AS each
        WHERE log.blanks != '{}' AND each.key IN ('user', 'old_user', 'new_user', 'host', 'moderator')
    UNION SELECT user, game FROM notices
    UNION SELECT CAST(each.value AS INTEGER), game FROM notices, json_each(notices.blanks) AS each
        WHERE each.key IN ('user', 'old_user', 'new_user', 'host', 'moderator')
    UNION SELECT host, id FROM games
    UNION SELECT user, game FROM seats
    UNION SELECT invited, game FROM seats
    UNION SELECT CAST(substr(invited_by, instr(invited_by, ':') + 1) AS INTEGER), game FROM seats
    UNION SELECT user, game FROM invitations
    UNION SELECT user, game FROM waitlist
    UNION SELECT user, game FROM votes
    UNION SELECT target, game FROM votes WHERE kind LIKE 'seat-%'
    UNION SELECT CAST(each.value AS INTEGER), game FROM votes, json_each(votes.ayes) AS each
    UNION SELECT CAST(each.value AS INTEGER), game FROM votes, json_each(votes.noes) AS each
    UNION SELECT CAST(each.value AS INTEGER), game FROM votes, json_each(votes.silent) AS each
    UNION SELECT CAST(json_extract(each.value, '$[0]') AS INTEGER), game FROM votes, json_each(votes.told) AS each
    UNION SELECT user, game FROM reminder_posts
) WHERE number > 0;

-- Games that go on and of which somebody who was forgotten knows something, by a keyed hash of the person.
CREATE TABLE forgotten (
    mark TEXT    NOT NULL,
    game INTEGER NOT NULL REFERENCES games (id),
    PRIMARY KEY (mark, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX setups_by_actor ON setups (actor);
CREATE INDEX bars_of_user ON bars (user);
CREATE INDEX bars_by_actor ON bars (actor);
CREATE INDEX bars_by_lifter ON bars (lifted_by);
CREATE INDEX watchers_by_user ON watchers (user);

-- When it is to be considered next whether a warning has to come before its person's night.
ALTER TABLE due_times ADD COLUMN consider_at REAL NOT NULL DEFAULT 0;
CREATE INDEX warnings_to_consider ON due_times (consider_at) WHERE kind = 'warning' AND at IS NOT NULL;

-- Whether a reminder was found to be needed still, and its table has not changed since.
ALTER TABLE reminder_posts ADD COLUMN checked INTEGER NOT NULL DEFAULT 0;
CREATE INDEX reminder_posts_of_message ON reminder_posts (message);
CREATE INDEX reminder_posts_to_check ON reminder_posts (message) WHERE checked = 0;

-- A game being played, or about to be. What is here besides the secret follows from the events; it
-- is kept so that lists need not play them.
CREATE TABLE tables (
    number     INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    -- The secret of its draws, sealed with the key that is not in here.
    secret     BLOB    NOT NULL,
    -- The last event and its hash.
    version    INTEGER NOT NULL,
    head       BLOB    NOT NULL,
    -- waiting, running or over
    stage      TEXT    NOT NULL,
    is_listed  INTEGER NOT NULL,
    -- The seat that the table waits for.
    awaited    INTEGER,
    -- Whether the server has to do something by itself: watch a clock, or let a bot move.
    is_busy    INTEGER NOT NULL,
    -- What lists show.
    summary    TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_listed ON tables (stage, created_at) WHERE is_listed;
CREATE INDEX tables_busy ON tables (number) WHERE is_busy;

-- All that happened, in order. Each hash is that of the one before and the body.
CREATE TABLE events (
    table_number INTEGER NOT NULL REFERENCES tables,
    version      INTEGER NOT NULL,
    body         TEXT    NOT NULL,
    hash         BLOB    NOT NULL,
    PRIMARY KEY (table_number, version)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER events_stay BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
CREATE TRIGGER events_remain BEFORE DELETE ON events
BEGIN SELECT RAISE(ABORT, 'events are never deleted'); END;

-- People, as guests or with an account.
CREATE TABLE people (
    number     INTEGER PRIMARY KEY,
    name       TEXT    NOT NULL,
    login      TEXT    UNIQUE,
    password   TEXT,
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
    token      BLOB    PRIMARY KEY,
    person     INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_person ON sessions (person);

-- The seats for people at a table: the hash of the token that opens it, and whose it is.
CREATE TABLE seats (
    table_number INTEGER NOT NULL REFERENCES tables,
    seat         INTEGER NOT NULL,
    token        BLOB    NOT NULL,
    person       INTEGER REFERENCES people ON DELETE SET NULL,
    PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;

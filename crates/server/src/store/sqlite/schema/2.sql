-- What a check of the store writes to find out whether anything can be written: the time, and as much as an order may take.
CREATE TABLE health (
    checked_at INTEGER NOT NULL,
    room       BLOB    NOT NULL
) STRICT;

-- Events are deleted only with their table, which has none then.
DROP TRIGGER events_remain;
CREATE TRIGGER events_remain BEFORE DELETE ON events
WHEN (SELECT version FROM tables WHERE number = OLD.table_number) != 0
BEGIN SELECT RAISE(ABORT, 'events are deleted with their table only'); END;

-- Who made a table, for quotas: a person, and a keyed hash of an address, which tells nothing without the key.
ALTER TABLE tables ADD COLUMN creator INTEGER;
ALTER TABLE tables ADD COLUMN creator_address BLOB;

CREATE INDEX tables_creator ON tables (creator) WHERE stage = 'waiting';
CREATE INDEX tables_creator_address ON tables (creator_address) WHERE stage = 'waiting';

-- Which tables have been left alone for how long.
CREATE INDEX tables_stage ON tables (stage, changed_at);

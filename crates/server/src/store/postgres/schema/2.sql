-- Who sat down without an invitation: a keyed hash, which tells nothing without the key.
ALTER TABLE seats ADD COLUMN joiner BYTEA;

-- Those of them who were made to stand up.
CREATE TABLE barred (
    table_number BIGINT NOT NULL,
    joiner       BYTEA  NOT NULL,
    PRIMARY KEY (table_number, joiner)
);

-- A move is to change no column that an index has: then the new row is written beside the old one, and no index is touched
-- (HOT). Before PostgreSQL 16 an index of ranges counts like any other, so the day takes the place of the time.
DROP INDEX tables_changed;
ALTER TABLE tables ADD COLUMN changed_on BIGINT GENERATED ALWAYS AS (changed_at / 86400000) STORED;
CREATE INDEX tables_changed ON tables (stage, changed_on);
DROP INDEX tables_busy;
CREATE INDEX tables_busy ON tables (number) WHERE is_busy;

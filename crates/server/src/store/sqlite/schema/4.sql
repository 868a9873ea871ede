-- Who sat down without an invitation: a keyed hash, which tells nothing without the key.
ALTER TABLE seats ADD COLUMN joiner BLOB;

-- Those of them who were made to stand up.
CREATE TABLE barred (
    table_number INTEGER NOT NULL REFERENCES tables,
    joiner       BLOB    NOT NULL,
    PRIMARY KEY (table_number, joiner)
) STRICT, WITHOUT ROWID;

-- The day on which something happened last, as the database that nodes share has it.
ALTER TABLE tables ADD COLUMN changed_on INTEGER GENERATED ALWAYS AS (changed_at / 86400000) VIRTUAL;

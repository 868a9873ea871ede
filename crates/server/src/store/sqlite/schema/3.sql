-- What lets somebody tell their sessions apart: a word for the device, and when it was last here.
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;

-- The hashes of the codes that open an account whose password was forgotten. One that was used is gone.
CREATE TABLE recovery_codes (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    code   BLOB    NOT NULL,
    PRIMARY KEY (person, code)
) STRICT, WITHOUT ROWID;

-- The hash of the token of whoever made the table. Tables of before have none.
ALTER TABLE tables ADD COLUMN host BLOB;

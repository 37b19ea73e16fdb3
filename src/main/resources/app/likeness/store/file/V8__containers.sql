-- Files that hold many documents: archives. Their documents, and what is not read of them, have paths below theirs.
-- read_as says how they were read: with another one they are read again.
CREATE TABLE IF NOT EXISTS container (
  path        VARCHAR PRIMARY KEY,
  root_id     BIGINT NOT NULL REFERENCES root (id) ON DELETE CASCADE,
  bytes       BIGINT NOT NULL,
  modified_at TIMESTAMP(9) WITH TIME ZONE NOT NULL,
  sha256      BINARY(32) NOT NULL,
  read_as     VARCHAR NOT NULL,
  hidden      INT NOT NULL
);

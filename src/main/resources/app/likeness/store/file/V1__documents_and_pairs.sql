-- Statements end with a semicolon at the end of a line. Every statement may run twice: H2 commits each of them by itself,
-- so a killed program can leave the file between two.

-- Ordinary articles and their fingerprints stay inside their rows; only large texts become separate objects.
SET MAX_LENGTH_INPLACE_LOB 65536;

CREATE TABLE IF NOT EXISTS root (
  id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  path     VARCHAR NOT NULL UNIQUE,
  role     VARCHAR(20) NOT NULL,
  added_at TIMESTAMP(3) WITH TIME ZONE NOT NULL
);

CREATE SEQUENCE IF NOT EXISTS document_number;

-- id comes from document_number and is never given twice; characters counts the folded text.
CREATE TABLE IF NOT EXISTS document (
  id          BIGINT PRIMARY KEY,
  root_id     BIGINT NOT NULL REFERENCES root (id) ON DELETE CASCADE,
  path        VARCHAR NOT NULL UNIQUE,
  title       VARCHAR NOT NULL,
  bytes       BIGINT NOT NULL,
  modified_at TIMESTAMP(9) WITH TIME ZONE NOT NULL,
  sha256      BINARY(32) NOT NULL,
  folded_hash BIGINT NOT NULL,
  characters  INT NOT NULL
);

CREATE TABLE IF NOT EXISTS body (
  document_id BIGINT PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
  text        CLOB NOT NULL
);

-- No key on the path: two names that the system cannot represent may look the same, and both are counted.
CREATE TABLE IF NOT EXISTS skip (
  id     BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  path   VARCHAR NOT NULL,
  reason VARCHAR(20) NOT NULL,
  detail VARCHAR NOT NULL
);

-- A document that is too short for a sketch has no row. The indexes of the bands are made after the first bulk load.
CREATE TABLE IF NOT EXISTS sketch (
  document_id BIGINT PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
  bits        BIGINT NOT NULL,
  band0       INT NOT NULL,
  band1       INT NOT NULL,
  band2       INT NOT NULL,
  band3       INT NOT NULL
);

-- BLOB, because a VARBINARY ends at 1 MB and the largest texts select more than that.
CREATE TABLE IF NOT EXISTS selection (
  document_id BIGINT NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  method      VARCHAR(40) NOT NULL,
  hashes      BLOB NOT NULL,
  PRIMARY KEY (document_id, method)
);

-- comparison says which run wrote the row: those of earlier runs go when a run is finished.
CREATE TABLE IF NOT EXISTS pair (
  left_id           BIGINT NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  right_id          BIGINT NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  distance          INT NOT NULL,
  resemblance       DOUBLE PRECISION NOT NULL,
  containment_left  DOUBLE PRECISION NOT NULL,
  containment_right DOUBLE PRECISION NOT NULL,
  shared            INT NOT NULL,
  comparison        BIGINT NOT NULL,
  PRIMARY KEY (left_id, right_id),
  CHECK (left_id < right_id)
);

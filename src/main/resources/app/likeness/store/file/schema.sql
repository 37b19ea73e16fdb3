-- What the numbered steps lead to, at once, for a new corpus; why each table is as it is stands there. A test holds the two
-- to the same tables. Statements end with a semicolon at the end of a line. Where a killed program leaves a part of this,
-- the steps make the rest.
SET MAX_LENGTH_INPLACE_LOB 65536;

CREATE TABLE root (
  id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  path     VARCHAR NOT NULL UNIQUE,
  role     VARCHAR(20) NOT NULL,
  added_at TIMESTAMP(3) WITH TIME ZONE NOT NULL
);

CREATE SEQUENCE document_number CACHE 256;

CREATE TABLE document (
  id          BIGINT PRIMARY KEY,
  root_id     BIGINT NOT NULL SELECTIVITY 1 REFERENCES root (id) ON DELETE CASCADE,
  path        VARCHAR NOT NULL UNIQUE,
  bytes       BIGINT NOT NULL,
  modified_at TIMESTAMP(9) WITH TIME ZONE NOT NULL,
  sha256      BINARY(32) NOT NULL,
  folded_hash BIGINT NOT NULL,
  characters  INT NOT NULL,
  how         VARCHAR DEFAULT '' NOT NULL,
  metadata    VARCHAR DEFAULT '' NOT NULL,
  disguises   VARCHAR DEFAULT '' NOT NULL
);

CREATE TABLE body (
  document_id BIGINT PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
  text        CLOB NOT NULL
);

CREATE TABLE skip (
  id     BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  path   VARCHAR NOT NULL,
  reason VARCHAR(20) NOT NULL,
  detail VARCHAR NOT NULL
);

CREATE TABLE pair (
  left_id     BIGINT NOT NULL SELECTIVITY 1 REFERENCES document (id) ON DELETE CASCADE,
  right_id    BIGINT NOT NULL SELECTIVITY 1 REFERENCES document (id) ON DELETE CASCADE,
  distance    INT NOT NULL,
  resemblance DOUBLE PRECISION NOT NULL,
  comparison  BIGINT NOT NULL,
  counts      VARBINARY NOT NULL,
  PRIMARY KEY (left_id, right_id),
  CHECK (left_id < right_id)
);

CREATE TABLE fingerprint (
  document_id BIGINT PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
  grams       BIGINT,
  grams0      INT,
  grams1      INT,
  grams2      INT,
  grams3      INT,
  words       BIGINT,
  words0      INT,
  words1      INT,
  words2      INT,
  words3      INT,
  winnowed    BLOB NOT NULL
);

CREATE TABLE method_print (
  document_id BIGINT NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  method      VARCHAR(40) NOT NULL,
  content     BLOB NOT NULL,
  PRIMARY KEY (document_id, method)
);

CREATE TABLE sentence_group (
  hash   BIGINT PRIMARY KEY,
  number INT NOT NULL
);

CREATE TABLE document_group (
  document_id BIGINT PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
  number      INT NOT NULL
);

CREATE TABLE boilerplate (
  id        BIGINT PRIMARY KEY,
  grams     BLOB NOT NULL,
  documents BLOB NOT NULL
);

CREATE TABLE common_text (
  gram      BIGINT PRIMARY KEY,
  documents INT NOT NULL,
  text      VARCHAR NOT NULL
);

CREATE TABLE segment (
  id       BIGINT PRIMARY KEY,
  texts    BLOB NOT NULL,
  checksum BIGINT NOT NULL
);

CREATE TABLE posting (
  place    BIGINT PRIMARY KEY,
  block    BLOB NOT NULL,
  checksum BIGINT NOT NULL
);

CREATE TABLE gram_count (
  id       BIGINT PRIMARY KEY,
  segment  BIGINT NOT NULL,
  counters BLOB NOT NULL,
  checksum BIGINT NOT NULL
);

CREATE TABLE container (
  path        VARCHAR PRIMARY KEY,
  root_id     BIGINT NOT NULL REFERENCES root (id) ON DELETE CASCADE,
  bytes       BIGINT NOT NULL,
  modified_at TIMESTAMP(9) WITH TIME ZONE NOT NULL,
  sha256      BINARY(32) NOT NULL,
  read_as     VARCHAR NOT NULL,
  hidden      INT NOT NULL
);

CREATE TABLE article_table (
  path      VARCHAR PRIMARY KEY,
  container VARCHAR NOT NULL,
  articles  INT NOT NULL,
  names     VARCHAR NOT NULL,
  example   VARCHAR NOT NULL,
  roles     VARCHAR NOT NULL
);

CREATE TABLE table_choice (
  path  VARCHAR PRIMARY KEY,
  roles VARCHAR NOT NULL
);

CREATE TABLE user_word (
  word      VARCHAR(255) PRIMARY KEY,
  frequency DOUBLE PRECISION NOT NULL
);

CREATE TABLE charset_choice (
  path    VARCHAR PRIMARY KEY,
  charset VARCHAR NOT NULL
);

CREATE TABLE verdict (
  id            BIGINT PRIMARY KEY,
  subject       CLOB NOT NULL,
  state         VARCHAR(20) NOT NULL,
  note          CLOB NOT NULL,
  decided_at    TIMESTAMP(3) WITH TIME ZONE NOT NULL,
  known         CLOB NOT NULL,
  names         VARCHAR NOT NULL,
  is_undone     BOOLEAN NOT NULL,
  is_remembered BOOLEAN NOT NULL
);

CREATE TABLE judged_counts (
  subject VARCHAR(200) PRIMARY KEY,
  counts  VARBINARY NOT NULL
);

CREATE TABLE pair_label (
  id         BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  left_path  VARCHAR NOT NULL,
  left_hash  BIGINT NOT NULL,
  right_path VARCHAR NOT NULL,
  right_hash BIGINT NOT NULL,
  related    BOOLEAN NOT NULL
);

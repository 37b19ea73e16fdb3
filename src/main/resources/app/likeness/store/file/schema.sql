-- The tables of a corpus. Statements end with a semicolon at the end of a line. Every statement may run twice: H2 commits
-- each of them by itself, so a killed program can leave the file between two.

-- Ordinary articles and their fingerprints stay inside their rows; only large texts become separate objects.
SET MAX_LENGTH_INPLACE_LOB 65536;

CREATE TABLE IF NOT EXISTS root (
  id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  path     VARCHAR NOT NULL UNIQUE,
  role     VARCHAR(20) NOT NULL,
  added_at TIMESTAMP(3) WITH TIME ZONE NOT NULL
);

-- How many numbers H2 takes from the sequence at a time: each taking is a commit, which is a write, and of the usual 32 there
-- were seven for each batch of documents. Those that are left when a program is killed are never given.
CREATE SEQUENCE IF NOT EXISTS document_number CACHE 256;

-- id comes from document_number and is never given twice; characters counts the folded text. metadata is what a document
-- states of itself, a line a value, the title first; how says by which version of the program the text was taken out of the
-- file: documents of another version are read again once. disguises says how many of each kind a document has; counted when
-- its fingerprints are taken, and again with them.
--
-- SELECTIVITY is how different the values of a column are, in hundredths: H2 measures it in the first rows of a table by
-- itself, which for pairs are those of a few left documents with all their right ones, and then looks pairs up by the right
-- document alone, through all that it has. So H2 is told here, and does not measure.
CREATE TABLE IF NOT EXISTS document (
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

-- comparison says which run wrote the row: those of earlier runs go when a run is finished. The characters of a pair are
-- counted by what they may be left out for, so that every setting has its numbers without the texts.
CREATE TABLE IF NOT EXISTS pair (
  left_id     BIGINT NOT NULL SELECTIVITY 1 REFERENCES document (id) ON DELETE CASCADE,
  right_id    BIGINT NOT NULL SELECTIVITY 1 REFERENCES document (id) ON DELETE CASCADE,
  distance    INT NOT NULL,
  resemblance DOUBLE PRECISION NOT NULL,
  comparison  BIGINT NOT NULL,
  counts      VARBINARY NOT NULL,
  PRIMARY KEY (left_id, right_id),
  CHECK (left_id < right_id)
);

-- What is computed from a document's text, in one row: the sketch of its grams and the sketch of its words, each with its
-- four bands, and its winnowed hashes. A document that is too short for a sketch lacks it. The bands of the grams are
-- indexed when the first scan ends, those of the words when a method first asks for them. BLOB, because a VARBINARY ends at 1 MB and the largest texts select more
-- than that.
CREATE TABLE IF NOT EXISTS fingerprint (
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

-- The fingerprints of the methods that a scan was asked for, taken when it first was. A text that has none by the method
-- has an empty one. meta 'method <name>' says how they were computed.
CREATE TABLE IF NOT EXISTS method_print (
  document_id BIGINT NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  method      VARCHAR(40) NOT NULL,
  content     BLOB NOT NULL,
  PRIMARY KEY (document_id, method)
);

-- The stream of longest-sentences: the hashes that are known, each with the number of the group that it stands for, and
-- the number that each document got when it came. Hashes stay when their document goes.
CREATE TABLE IF NOT EXISTS sentence_group (
  hash   BIGINT PRIMARY KEY,
  number INT NOT NULL
);

CREATE TABLE IF NOT EXISTS document_group (
  document_id BIGINT PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
  number      INT NOT NULL
);

-- Grams that stand in many documents, hashes and counts packed in one row whose id is 1, and the stretches of text that
-- are made of them, as they are listed.
CREATE TABLE IF NOT EXISTS boilerplate (
  id        BIGINT PRIMARY KEY,
  grams     BLOB NOT NULL,
  documents BLOB NOT NULL
);

CREATE TABLE IF NOT EXISTS common_text (
  gram      BIGINT PRIMARY KEY,
  documents INT NOT NULL,
  text      VARCHAR NOT NULL
);

-- Which texts have a winnowed hash: looked up where a few documents are compared with all others. A segment is what one
-- comparison added. The index is whole when meta says how it was made; otherwise it is made anew. Every checksum is the
-- CRC-32 of the bytes beside it.
CREATE TABLE IF NOT EXISTS segment (
  id       BIGINT PRIMARY KEY,
  texts    BLOB NOT NULL,
  checksum BIGINT NOT NULL
);

-- place is the segment's number times 65,536 plus the number of the block: H2 keeps rows by a single BIGINT key.
CREATE TABLE IF NOT EXISTS posting (
  place    BIGINT PRIMARY KEY,
  block    BLOB NOT NULL,
  checksum BIGINT NOT NULL
);

-- In how many texts of the segments up to a number each gram occurs: one row, whose id is 1.
CREATE TABLE IF NOT EXISTS gram_count (
  id       BIGINT PRIMARY KEY,
  segment  BIGINT NOT NULL,
  counters BLOB NOT NULL,
  checksum BIGINT NOT NULL
);

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

-- Tables in which each row is a document: csv files, and sheets of spreadsheets. names and example are cells with the
-- character 1F between them; roles says which column holds what.
CREATE TABLE IF NOT EXISTS article_table (
  path      VARCHAR PRIMARY KEY,
  container VARCHAR NOT NULL,
  articles  INT NOT NULL,
  names     VARCHAR NOT NULL,
  example   VARCHAR NOT NULL,
  roles     VARCHAR NOT NULL
);

-- What the user says of them.
CREATE TABLE IF NOT EXISTS table_choice (
  path  VARCHAR PRIMARY KEY,
  roles VARCHAR NOT NULL
);

-- The words that the user added to the dictionary. Fingerprints by words are computed with them.
CREATE TABLE IF NOT EXISTS user_word (
  word      VARCHAR(255) PRIMARY KEY,
  frequency DOUBLE PRECISION NOT NULL
);

-- The charsets in which the user wants files read: of a file, or of all files below a folder.
CREATE TABLE IF NOT EXISTS charset_choice (
  path    VARCHAR PRIMARY KEY,
  charset VARCHAR NOT NULL
);

-- What a reviewer decided, in the order in which it was decided, bound to the contents of documents and not to their
-- numbers: documents come and go, verdicts stay. subject, known and names are as app.likeness.review writes them, names
-- with the character 1F between them. is_remembered says whether the user's own memory of verdicts has heard of it.
CREATE TABLE IF NOT EXISTS verdict (
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

-- What counts of a pair of which some passages are acceptable, as in pair.counts; the left side is the first text of the
-- subject. Taken anew where a verdict about them changes and at the end of a scan.
CREATE TABLE IF NOT EXISTS judged_counts (
  subject VARCHAR(200) PRIMARY KEY,
  counts  VARBINARY NOT NULL
);

-- Which pairs of texts somebody called related or not. A text is known by its folded form; its path says which of
-- several copies was meant. No reference to document: what was said outlives the file.
CREATE TABLE IF NOT EXISTS pair_label (
  id         BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  left_path  VARCHAR NOT NULL,
  left_hash  BIGINT NOT NULL,
  right_path VARCHAR NOT NULL,
  right_hash BIGINT NOT NULL,
  related    BOOLEAN NOT NULL
);

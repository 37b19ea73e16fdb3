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

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

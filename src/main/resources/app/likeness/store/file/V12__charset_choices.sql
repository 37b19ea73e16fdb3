-- The charsets in which the user wants files read: of a file, or of all files below a folder.
CREATE TABLE IF NOT EXISTS charset_choice (
  path    VARCHAR PRIMARY KEY,
  charset VARCHAR NOT NULL
);

-- How many numbers H2 takes from the sequence at a time: each taking is a commit, which is a write, and of the usual 32 there
-- were seven for each batch of documents. Those that are left when a program is killed are never given.
ALTER SEQUENCE document_number CACHE 256;

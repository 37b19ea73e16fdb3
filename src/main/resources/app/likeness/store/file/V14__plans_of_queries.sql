-- How different the values of a column are, in hundredths: H2 measures it in the first rows of a table by itself, which for
-- pairs are those of a few left documents with all their right ones, and then looks pairs up by the right document alone,
-- through all that it has. So H2 is told here, and does not measure.
ALTER TABLE pair ALTER COLUMN left_id SELECTIVITY 1;

ALTER TABLE pair ALTER COLUMN right_id SELECTIVITY 1;

ALTER TABLE document ALTER COLUMN root_id SELECTIVITY 1;

-- How the user decided to read the ambiguous cells of each column, and the columns that wait for such a decision.
alter table imports add column readings jsonb;
alter table imports add column questions jsonb;

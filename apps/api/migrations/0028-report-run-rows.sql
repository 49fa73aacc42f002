-- How many rows a report had, for the history. Unknown for those that were made before.
alter table report_runs add column row_count integer check (row_count >= 0);

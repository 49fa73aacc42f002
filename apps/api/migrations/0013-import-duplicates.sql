-- The number of a recent order that may be the same request as the order of a row.
alter table import_rows add column possible_duplicate text;
-- Whether the user leaves out such rows.
alter table imports add column skip_possible_duplicates boolean not null default false;

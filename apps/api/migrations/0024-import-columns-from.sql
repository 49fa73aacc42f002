-- The earlier import of the company whose columns a file with the same titles has taken over; null after the user has
-- mapped the columns.
alter table imports add column columns_from_id uuid references imports on delete set null;
create index imports_columns_from on imports (columns_from_id) where columns_from_id is not null;

-- One importer for orders and locations.
alter table imports add column kind text not null default 'orders' check (kind in ('orders', 'locations'));

-- The location that was created from the row. The order of a row is found by imported_rows.
alter table import_rows add column location_id uuid references locations on delete set null;
create index import_rows_location on import_rows (location_id) where location_id is not null;

-- The table of a file: the choice of the user, what was read, and the first values of its columns.
alter table imports add column table_choice jsonb;
alter table imports add column table_read jsonb;
alter table imports add column samples jsonb;
-- Values for every row, such as the pickup of a file without columns for it.
alter table imports add column constants jsonb not null default '[]';
-- Rows of a reference with other addresses: how many, and whether they are further drop-offs of the order.
alter table imports add column rows_with_other_address integer not null default 0;
alter table imports add column several_dropoffs boolean not null default false;

-- The first row of the same order, which has the input of the order; null: the row is the first one.
alter table import_rows add column first_row integer;
create index import_rows_first on import_rows (import_id, first_row) where first_row is not null;
-- Values that come out of another cell, for the confirmation of the user.
alter table import_rows add column changes jsonb not null default '[]';

-- A workbook has several sheets, and each has a row 2.
alter table imported_rows add column sheet integer not null default 0;
alter table imported_rows drop constraint imported_rows_pkey;
alter table imported_rows add primary key (company_id, file_sha256, sheet, row_number);

-- Values that a user has typed over cells of an import. They are read instead of the cells whenever the file is checked.
create table import_corrections (
  import_id uuid not null references imports on delete cascade,
  row_number integer not null,
  -- The position of the cell in its row.
  column_index integer not null,
  value text not null,
  primary key (import_id, row_number, column_index)
);

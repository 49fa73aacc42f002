-- An import of orders from a spreadsheet: checked first, then started by somebody.
create table imports (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  created_by_id uuid not null references users,
  file_name text not null check (length(file_name) between 1 and 120),
  file_key text not null,
  -- The same file again is recognised by this.
  file_sha256 bytea not null,
  format text not null check (format in ('csv', 'xlsx')),
  status text not null check (status in ('checking', 'checked', 'running', 'done', 'canceled', 'failed')),
  failure text,
  -- The headers as the file has them, to give rows back as they came.
  headers jsonb not null default '[]',
  created_at timestamptz not null,
  finished_at timestamptz
);
create index imports_company on imports (company_id, created_at desc, id desc);
create index imports_newest on imports (created_at desc, id desc);

create table import_rows (
  import_id uuid not null references imports on delete cascade,
  -- As the spreadsheet counts: the headers are row 1.
  row_number integer not null check (row_number > 1),
  state text not null check (state in ('valid', 'invalid', 'created', 'repeated')),
  cells jsonb not null,
  -- What the row asks for, once it was understood.
  input jsonb,
  errors jsonb not null default '[]',
  primary key (import_id, row_number)
);
create index import_rows_state on import_rows (import_id, state, row_number);

-- A row of a file creates one order in a company, however often the file is sent.
create table imported_rows (
  company_id uuid not null references companies on delete cascade,
  file_sha256 bytea not null,
  row_number integer not null,
  service_order_id uuid not null references service_orders on delete cascade,
  primary key (company_id, file_sha256, row_number)
);
create index imported_rows_order on imported_rows (service_order_id);

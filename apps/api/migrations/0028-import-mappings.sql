-- What the columns of a company's files mean, saved under a name for all of its users.
create table import_mappings (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  kind text not null check (kind in ('orders', 'locations')),
  name text not null check (length(name) between 1 and 80),
  -- The titles, each with its field; null: the column is ignored.
  columns jsonb not null,
  -- Values for all rows: the pickup, the priority. Never those of a drop-off, which are data of a recipient.
  constants jsonb not null default '[]',
  created_by_id uuid not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index import_mappings_name on import_mappings (company_id, kind, f_search(name));

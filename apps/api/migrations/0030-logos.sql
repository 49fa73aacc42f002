-- The logos on receipts: of the provider, and of each company that has one.
create table logos (
  -- Random and public: the address of the picture. A new file has a new one, so that copies may be cached.
  id text primary key,
  -- Null: the provider.
  company_id uuid references companies on delete cascade,
  file_key text not null,
  type text not null check (type in ('image/png', 'image/jpeg')),
  bytes integer not null,
  width integer not null,
  height integer not null,
  -- SHA-256 of the uploaded file: the same file again changes nothing.
  sha256 bytea not null,
  created_at timestamptz not null,
  constraint logos_company_id_key unique nulls not distinct (company_id)
);

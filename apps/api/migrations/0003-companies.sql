create table companies (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  -- Without mask, upper case: alphanumeric since July 2026.
  cnpj text unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  status text not null check (status in ('active', 'suspended')),
  -- What the company agreed for itself; absent means as in the settings.
  maximum_attempts integer check (maximum_attempts between 1 and 20),
  sla_normal_hours integer check (sla_normal_hours between 1 and 720),
  sla_urgent_hours integer check (sla_urgent_hours between 1 and 720),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index companies_search on companies using gin (f_search(name || ' ' || coalesce(cnpj, '')) gin_trgm_ops);
create index companies_name on companies (f_search(name), id);

-- What scopes every query of operators and managers.
create table memberships (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  unique (user_id, company_id)
);
create index memberships_company on memberships (company_id, user_id);

create table locations (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  name text not null check (length(name) between 1 and 120),
  postal_code text not null check (postal_code ~ '^[0-9]{8}$'),
  street text not null,
  number text not null,
  complement text,
  neighborhood text not null,
  city text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  reference text,
  contact_name text,
  contact_phone text,
  instructions text,
  active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index locations_company on locations (company_id, f_search(name));
create index locations_search on locations
  using gin (f_search(name || ' ' || street || ' ' || neighborhood || ' ' || city) gin_trgm_ops);

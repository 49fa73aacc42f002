-- The answers already given to calls that carried an Idempotency-Key.
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null,
  -- SHA-256 of method, path and body: the same key with another content is refused.
  request_hash bytea not null,
  status integer,
  answer text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_expiry on idempotency_keys (expires_at);

-- The organisation's choices: one row.
create table settings (
  only_row boolean primary key default true check (only_row),
  organization_name text,
  contact_email text,
  contact_phone text,
  court_city text,
  data_protection_officer text,
  time_zone text not null default 'America/Sao_Paulo',
  metabase_url text,
  cancel_grace_minutes integer not null default 5 check (cancel_grace_minutes between 0 and 1440),
  sla_normal_hours integer not null default 24 check (sla_normal_hours between 1 and 720),
  sla_urgent_hours integer not null default 4 check (sla_urgent_hours between 1 and 720),
  maximum_attempts integer not null default 3 check (maximum_attempts between 1 and 20),
  -- When the demonstration data was put in; such an installation never answers beyond its own machine.
  demo_since timestamptz
);
insert into settings default values;

create table audit_log (
  id uuid primary key,
  actor_id uuid references users,
  action text not null,
  entity text not null,
  entity_id uuid not null,
  company_id uuid,
  changes jsonb not null,
  request_id text not null,
  address text,
  recorded_at timestamptz not null
);
create index audit_log_newest on audit_log (recorded_at desc, id desc);
create index audit_log_entity on audit_log (entity_id, recorded_at desc);
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();

-- An integration acts as a person of its own, who cannot sign in and stands in no list of people.
alter table users add column integration boolean not null default false;
alter table users drop constraint users_check;
alter table users add constraint users_password
  check (status <> 'active' or integration = (password_hash is null));

create table api_keys (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  -- Who the orders, comments and idempotency keys of this integration belong to.
  user_id uuid not null unique references users,
  name text not null check (length(name) between 1 and 60),
  -- SHA-256 of the key; the key itself is nowhere in the database.
  token_hash bytea not null unique,
  -- The first characters, by which people tell keys apart.
  prefix text not null check (length(prefix) = 12),
  created_by_id uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  check (expires_at > created_at)
);
create index api_keys_company on api_keys (company_id, created_at desc, id desc);
create index api_keys_newest on api_keys (created_at desc, id desc);

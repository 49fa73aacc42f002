create table users (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  phone text,
  role text not null check (role in ('operator', 'manager', 'admin')),
  status text not null check (status in ('active', 'invited', 'inactive')),
  -- Absent until the person chooses one through the invitation.
  password_hash text,
  last_login_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status <> 'active' or password_hash is not null)
);
create index users_search on users using gin (f_search(name || ' ' || email) gin_trgm_ops);
create index users_name on users (f_search(name), id);
create index users_active_admins on users (id) where role = 'admin' and status = 'active';

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- SHA-256 of the bearer token; the token itself is nowhere in the database.
  token_hash bytea not null unique,
  user_agent text,
  address text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- One row for each pair that is trying to sign in; gone once it succeeds.
create table login_attempts (
  email text not null,
  address text not null,
  attempts integer not null check (attempts > 0),
  -- The last attempt that was looked at: a pause is counted from it.
  updated_at timestamptz not null,
  primary key (email, address)
);
create index login_attempts_age on login_attempts (updated_at);

create table password_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_tokens_user on password_tokens (user_id);

-- Written in the transaction of what they tell about, so that a message exists exactly when its cause does.
create table emails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index emails_waiting on emails (created_at) where sent_at is null;

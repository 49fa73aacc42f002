-- What the sender remembers of a message: how often it was tried, how often it may be, and when it is due again.
-- Defaults let a process of the version before go on queueing while this one starts.
alter table emails
  add column attempts integer not null default 0,
  add column maximum_attempts integer not null default 10,
  add column next_attempt_at timestamptz not null default now();

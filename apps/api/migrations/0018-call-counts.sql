-- How often each address has called in the running minute, over all processes. Worth nothing after a crash.
create unlogged table call_counts (
  caller text not null,
  -- The end of the window that is counted.
  ends_at timestamptz not null,
  calls integer not null,
  primary key (caller, ends_at)
);
create index call_counts_age on call_counts (ends_at);

-- Reports that are made and sent again and again, by the organisation's clock.
create table report_schedules (
  id uuid primary key,
  key text not null,
  -- Absent: every company.
  company_id uuid references companies on delete cascade,
  period text not null check (period in ('yesterday', 'last_7_days', 'last_30_days', 'last_month')),
  format text not null check (format in ('csv', 'xlsx')),
  every text not null check (every in ('day', 'week', 'month')),
  -- ISO: Monday is 1.
  weekday integer check (weekday between 1 and 7),
  day integer check (day between 1 and 28),
  at time not null,
  recipients text[] not null check (cardinality(recipients) between 1 and 20),
  active boolean not null,
  next_run_at timestamptz,
  created_by_id uuid not null references users,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((every = 'week') = (weekday is not null)),
  check ((every = 'month') = (day is not null)),
  check (active = (next_run_at is not null))
);
create index report_schedules_due on report_schedules (next_run_at) where active;
create index report_schedules_newest on report_schedules (created_at desc, id desc);

-- Each time a report was made in the background. The file stands in the store, under `file_key`.
create table report_runs (
  id uuid primary key,
  schedule_id uuid references report_schedules on delete set null,
  key text not null,
  company_id uuid references companies on delete cascade,
  first_day date not null,
  last_day date not null,
  format text not null check (format in ('csv', 'xlsx')),
  recipients text[] not null default '{}',
  status text not null check (status in ('queued', 'done', 'failed')),
  failure text,
  file_key text unique,
  bytes integer check (bytes >= 0),
  requested_by_id uuid not null references users,
  created_at timestamptz not null,
  finished_at timestamptz,
  check (first_day <= last_day),
  check ((status = 'queued') = (finished_at is null)),
  check ((status = 'done') = (file_key is not null)),
  check ((status = 'failed') = (failure is not null))
);
create index report_runs_newest on report_runs (created_at desc, id desc);
create index report_runs_schedule on report_runs (schedule_id, created_at desc) where schedule_id is not null;

-- A message may carry one file of the store.
alter table emails
  add column file_key text,
  add column file_name text,
  add column file_type text,
  add constraint emails_file_check check ((file_key is null) = (file_name is null) and (file_key is null) = (file_type is null));

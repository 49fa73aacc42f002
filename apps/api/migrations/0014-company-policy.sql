-- What a company agreed for itself; absent means as in the settings, or no limit.
alter table companies
  add column cancel_grace_minutes integer check (cancel_grace_minutes between 0 and 1440),
  add column maximum_dropoffs integer check (maximum_dropoffs between 1 and 20),
  add column daily_orders integer check (daily_orders between 1 and 100000);

-- How many orders a company with a daily limit has requested; a row for each of its days.
create table company_days (
  company_id uuid not null references companies on delete cascade,
  day date not null,
  requested integer not null check (requested > 0),
  primary key (company_id, day)
);

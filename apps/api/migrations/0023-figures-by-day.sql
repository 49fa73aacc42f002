-- ## Failed attempts

-- The status of the order, a copy, so that the lists and the counts of failed attempts read no orders. Writes the table and
-- its indexes once; an update would leave both twice as large.
create function status_of(of_order uuid) returns text language sql stable as $$
  select status from service_orders where id = of_order
$$;
drop index service_order_failures_occurred;
drop index service_order_failures_company;
alter table service_order_failures add column status text;
alter table service_order_failures alter column status type text using status_of(service_order_id);
drop function status_of(uuid);
alter table service_order_failures alter column status set not null;
create index service_order_failures_occurred on service_order_failures (occurred_at)
  include (service_order_id, company_id, order_created_at, reason, status);
create index service_order_failures_company on service_order_failures (company_id, occurred_at)
  include (service_order_id, order_created_at, reason, status);

create or replace function copy_failure() returns trigger language plpgsql as $$
begin
  insert into service_order_failures (event_id, service_order_id, company_id, order_created_at, occurred_at, reason, status)
  select new.id, orders.id, orders.company_id, orders.created_at, new.occurred_at, new.reason, orders.status
  from service_orders as orders where orders.id = new.service_order_id;
  return null;
end $$;

create function copy_status_of_failures() returns trigger language plpgsql as $$
begin
  update service_order_failures set status = new.status where service_order_id = new.id;
  return null;
end $$;
create trigger service_orders_failures_status after update of status on service_orders
  for each row when (old.status <> new.status) execute function copy_status_of_failures();

-- ## Figures of days

-- The figures of a company on a past day in its time zone, so that the dashboard reads days and not orders. A scheduled task
-- counts a day after its end, and again after a change of one of its orders. A day without orders has no row.
create table day_figures (
  company_id uuid not null references companies on delete cascade,
  day date not null,
  -- The number of orders created on the day in each status.
  created jsonb not null,
  -- The deliveries of the day that were not corrected manually; with a promise; on time; at the first attempt.
  deliveries integer not null,
  promised integer not null,
  on_time integer not null,
  first_attempts integer not null,
  -- Microseconds of each of these deliveries, from collection and from request to delivery. Percentiles are not sums of days.
  deliver_times bigint[] not null,
  whole_times bigint[] not null,
  primary key (company_id, day)
);
create index day_figures_day on day_figures (day);

-- Up to which day the figures of a company are counted; without a row, none are.
create table day_figures_counted (
  company_id uuid primary key references companies on delete cascade,
  before date not null
);

-- Moments whose day must be counted again; null: all days of the company. Each change inserts a row, so that no transaction
-- waits for another one. Until the task deletes it, readers count the orders of the day. A moment and not a day, because
-- the time zone of the company may change before.
create table day_figures_changes (
  company_id uuid not null,
  moment timestamptz
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

create function mark_day_figures() returns trigger language plpgsql as $$
begin
  insert into day_figures_changes (company_id, moment)
  select distinct company_id, moment from (
    select old.company_id, unnest(array[old.created_at, old.delivered_at]) as moment where tg_op <> 'INSERT'
    union all
    select new.company_id, unnest(array[new.created_at, new.delivered_at]) where tg_op <> 'DELETE'
  ) as changed
  where moment is not null;
  return null;
end $$;
-- In the database, so that every writer of orders marks the days, also the previous release during the deployment.
create trigger service_orders_figures after insert or delete on service_orders
  for each row execute function mark_day_figures();
create trigger service_orders_figures_changed
  after update of company_id, created_at, status, delivered_at, corrected, attempts, promised_at, requested_at, collected_at
  on service_orders for each row when (
    (old.company_id, old.created_at, old.status, old.delivered_at)
      is distinct from (new.company_id, new.created_at, new.status, new.delivered_at)
    or new.delivered_at is not null and (old.corrected, old.attempts, old.promised_at, old.requested_at, old.collected_at)
      is distinct from (new.corrected, new.attempts, new.promised_at, new.requested_at, new.collected_at)
  ) execute function mark_day_figures();

create function mark_all_day_figures() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'companies' then
    insert into day_figures_changes (company_id, moment) values (new.id, null);
  else
    insert into day_figures_changes (company_id, moment) select id, null from companies where time_zone is null;
  end if;
  return null;
end $$;
-- Another time zone has other days.
create trigger companies_figures_changed after update of time_zone on companies
  for each row when (old.time_zone is distinct from new.time_zone) execute function mark_all_day_figures();
create trigger settings_figures_changed after update of time_zone on settings
  for each row when (old.time_zone <> new.time_zone) execute function mark_all_day_figures();

-- The times of the deliveries of a day as the number of deliveries by stage and minute, and its failed attempts by reason, so that
-- all figures are sums of days and of companies: 30 days of all companies are 30 rows for each time zone, whatever the number of
-- companies and deliveries.

-- Up to which day the figures of a company are counted, and with which time zone and reasons: after a change of either none are,
-- until all are counted again.
create table company_day_figures_counted (
  company_id uuid primary key references companies on delete cascade,
  before date not null,
  zone text not null,
  failure_reasons text[] not null
);

-- The figures of a company on a past day in its time zone. A scheduled task counts a day after its end, and again after a
-- change of one of its orders. A day without orders has no row.
create table company_day_figures (
  company_id uuid not null references company_day_figures_counted on delete cascade,
  day date not null,
  -- The number of orders created on the day in each status.
  created jsonb not null,
  -- The deliveries of the day that were not corrected manually; with a promise; on time; at the first attempt.
  deliveries integer not null,
  promised integer not null,
  on_time integer not null,
  first_attempts integer not null,
  -- The number of these deliveries by stage and duration, four lists of the same length. Stages: 1 from request to collection,
  -- 2 from collection to delivery, 3 from request to delivery. Durations are hours and minutes, because lists of equal numbers
  -- are compressed to a third of what minutes alone need.
  stages smallint[] not null,
  hours integer[] not null,
  minutes smallint[] not null,
  totals integer[] not null,
  -- The failed attempts of the day by reason, as an entry of the settings: their number, and that of the orders whose last attempt
  -- with this reason is of the day. Since a period ends today, the sum of its days is the number of its different orders.
  failures jsonb not null,
  primary key (company_id, day)
);
create index company_day_figures_day on company_day_figures (day);

-- The sums of the companies that were counted in a time zone.
create table zone_day_figures (
  zone text not null,
  day date not null,
  created jsonb not null,
  deliveries integer not null,
  promised integer not null,
  on_time integer not null,
  first_attempts integer not null,
  stages smallint[] not null,
  hours integer[] not null,
  minutes smallint[] not null,
  totals integer[] not null,
  failures jsonb not null,
  primary key (zone, day)
);
create index zone_day_figures_day on zone_day_figures (day);
-- In the row while it fits in a block: lists elsewhere are a dozen blocks more for each day.
alter table zone_day_figures
  alter column created set storage main, alter column stages set storage main, alter column hours set storage main,
  alter column minutes set storage main, alter column totals set storage main, alter column failures set storage main;

create function sum_day_figures() returns trigger language plpgsql as $$
begin
  if not exists (select from touched) then
    return null;
  end if;
  -- The lock of the task that counts: the deletion of a company at the same time must not restore the previous sums.
  perform pg_advisory_xact_lock(2750915);
  delete from zone_day_figures where day in (select day from touched);
  with figures as materialized (
    select counted.zone, figures.* from company_day_figures as figures
    join company_day_figures_counted as counted on counted.company_id = figures.company_id
    where figures.day in (select day from touched)
  ),
  sums as (
    select zone, day, sum(deliveries) as deliveries, sum(promised) as promised, sum(on_time) as on_time,
      sum(first_attempts) as first_attempts
    from figures group by zone, day
  ),
  statuses as (
    select zone, day, jsonb_object_agg(status, total) as created
    from (
      select zone, day, of_status.key as status, sum(of_status.value::bigint) as total
      from figures cross join lateral jsonb_each_text(figures.created) as of_status group by 1, 2, 3
    ) as by_status
    group by zone, day
  ),
  reasons as (
    select zone, day, jsonb_object_agg(reason, jsonb_build_array(attempts, orders)) as failures
    from (
      select zone, day, of_reason.key as reason, sum((of_reason.value->>0)::integer) as attempts,
        sum((of_reason.value->>1)::integer) as orders
      from figures cross join lateral jsonb_each(figures.failures) as of_reason group by 1, 2, 3
    ) as by_reason
    group by zone, day
  ),
  times as (
    select zone, day, array_agg(stage order by stage, hour, minute) as stages,
      array_agg(hour order by stage, hour, minute) as hours, array_agg(minute order by stage, hour, minute) as minutes,
      array_agg(total order by stage, hour, minute) as totals
    from (
      select zone, day, stage, hour, minute, sum(total)::integer as total
      from figures cross join lateral unnest(figures.stages, figures.hours, figures.minutes, figures.totals)
        as time (stage, hour, minute, total)
      group by 1, 2, 3, 4, 5
    ) as by_minute
    group by zone, day
  )
  insert into zone_day_figures
    (zone, day, created, deliveries, promised, on_time, first_attempts, stages, hours, minutes, totals, failures)
  select zone, day, coalesce(statuses.created, '{}'), deliveries, promised, on_time, first_attempts,
    coalesce(times.stages, '{}'), coalesce(times.hours, '{}'), coalesce(times.minutes, '{}'), coalesce(times.totals, '{}'),
    coalesce(reasons.failures, '{}')
  from sums left join statuses using (zone, day) left join times using (zone, day) left join reasons using (zone, day)
  order by day, zone;
  return null;
end $$;
-- In the database, because the deletion of a company deletes its figures.
create trigger company_day_figures_inserted after insert on company_day_figures
  referencing new table as touched for each statement execute function sum_day_figures();
create trigger company_day_figures_updated after update on company_day_figures
  referencing new table as touched for each statement execute function sum_day_figures();
create trigger company_day_figures_deleted after delete on company_day_figures
  referencing old table as touched for each statement execute function sum_day_figures();

create function mark_failure_figures() returns trigger language plpgsql as $$
begin
  insert into day_figures_changes (company_id, moment)
  select distinct company_id, moment from (
    select old.company_id, old.occurred_at as moment where tg_op <> 'INSERT'
    union all
    select new.company_id, new.occurred_at where tg_op <> 'DELETE'
    union all
    -- The other attempts of the order, because another one may be the last now.
    select company_id, occurred_at from service_order_failures
    where service_order_id = case when tg_op = 'DELETE' then old.service_order_id else new.service_order_id end
  ) as changed;
  return null;
end $$;
create trigger service_order_failures_figures after insert or delete on service_order_failures
  for each row execute function mark_failure_figures();
create trigger service_order_failures_figures_changed after update of company_id, occurred_at, reason on service_order_failures
  for each row when ((old.company_id, old.occurred_at, old.reason) is distinct from (new.company_id, new.occurred_at, new.reason))
  execute function mark_failure_figures();

-- The time zone in which a company was counted replaces the marks of all its days.
drop trigger companies_figures_changed on companies;
drop trigger settings_figures_changed on settings;
drop function mark_all_day_figures();
delete from day_figures_changes where moment is null;
alter table day_figures_changes alter column moment set not null;

-- The previous release, which runs during the deployment, finds no counted day here, counts orders, and cannot write: its
-- transaction fails, so that the changes stay. A later migration removes both views.
drop table day_figures;
drop table day_figures_counted;
create view day_figures as
  select company_id, day, created, deliveries, promised, on_time, first_attempts,
    '{}'::bigint[] as deliver_times, '{}'::bigint[] as whole_times
  from company_day_figures where false;
create view day_figures_counted as select company_id, before from company_day_figures_counted where false;

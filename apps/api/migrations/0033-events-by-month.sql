-- The history of orders, partitioned by the month of the order: each month has its own indexes, and can be detached. The ids
-- of orders begin with the time of their creation (UUID version 7), so that the key of the partitions is a column of each
-- event. All events of an order are in one partition.

-- The lowest id of a moment.
create function first_id_of(moment timestamptz) returns uuid language sql immutable parallel safe strict
  return (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;

-- The first day of the month of an id, by UTC.
create function month_of_id(id uuid) returns date language sql immutable parallel safe strict
  return date_trunc('month', to_timestamp(
    ('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint / 1000.0
  ) at time zone 'UTC')::date;

-- ## The table

alter table webhook_deliveries drop constraint webhook_deliveries_event_id_fkey;
alter table service_order_failures drop constraint service_order_failures_event_id_fkey;
alter table service_order_last_steps drop constraint service_order_last_steps_event_id_fkey;
alter table order_occurrences drop constraint order_occurrences_event_id_fkey;
alter table service_order_events rename to service_order_events_before;
create table service_order_events (like service_order_events_before including defaults including constraints)
  partition by range (service_order_id);
-- Orders outside of all months: an insert never fails for want of a partition.
create table service_order_events_default partition of service_order_events default;

-- Creates the partitions of months, given by their first days, and returns the created ones. A month of which events are in
-- the default partition gets none.
create function create_event_months(months date[]) returns setof date language plpgsql as $$
declare
  month date;
  month_name text;
  first_id uuid;
  next_id uuid;
begin
  for month in select distinct given from unnest(months) as given order by given loop
    month_name := to_char(month, '"service_order_events_"YYYY_MM');
    if to_regclass(month_name) is not null then continue; end if;
    perform pg_advisory_xact_lock(2750915, 0);
    first_id := first_id_of(month::timestamp at time zone 'UTC');
    next_id := first_id_of((month + interval '1 month') at time zone 'UTC');
    -- Another process may have created it before the lock was free.
    if to_regclass(month_name) is not null or exists (
      select from service_order_events_default where service_order_id >= first_id and service_order_id < next_id
    ) then continue; end if;
    execute format('create table %I partition of service_order_events for values from (%L) to (%L)',
      month_name, first_id, next_id);
    return next month;
  end loop;
end
$$;

-- Creates the partitions of the current month, of the next three, and of those of existing orders. It reads one order of each
-- month.
create function create_event_months_of_orders() returns setof date language sql as $$
  with recursive orders_of (month) as (
    select month_of_id(first.id) from (
      select id from service_orders where id >= first_id_of('2020-01-01 00:00Z') order by id limit 1
    ) as first
    union all
    select month_of_id(next.id) from orders_of cross join lateral (
      select id from service_orders
      where id >= first_id_of((orders_of.month + interval '1 month') at time zone 'UTC')
        and id < first_id_of(now() + interval '1 month')
      order by id limit 1
    ) as next
  )
  select create_event_months(array(
    select month from orders_of where month <= now()
    union
    select (date_trunc('month', now() at time zone 'UTC') + ahead * interval '1 month')::date
    from generate_series(0, 3) as ahead
  ))
$$;
select create_event_months_of_orders();
insert into service_order_events select * from service_order_events_before;
drop table service_order_events_before;

alter table service_order_events
  add primary key (id, service_order_id),
  add constraint service_order_events_service_order_id_position_key unique (service_order_id, position);
create index service_order_events_recorded on service_order_events (recorded_at, id);
create index service_order_events_comment on service_order_events (comment_id) where comment_id is not null;
create unique index service_order_events_undoes on service_order_events (service_order_id, undoes_event_id)
  where undoes_event_id is not null;
-- An edit that removes a stop looks for its events.
create index service_order_events_stop on service_order_events (stop_id) where stop_id is not null;
do $$
begin
  -- With statistics the planner does not have to guess how many events the orders have.
  if exists (select from service_order_events) then analyze service_order_events; end if;
end
$$;

-- ## References of events

alter table service_order_events
  add foreign key (service_order_id) references service_orders on delete cascade,
  add foreign key (stop_id) references service_order_stops,
  add foreign key (actor_id) references users,
  add foreign key (comment_id) references service_order_comments on delete set null,
  add foreign key (service_order_id, undoes_event_id) references service_order_events (service_order_id, id);

-- ## References to events

alter table service_order_last_steps add foreign key (service_order_id, event_id)
  references service_order_events (service_order_id, id) on delete cascade;
alter table order_occurrences add foreign key (service_order_id, event_id)
  references service_order_events (service_order_id, id) on delete set null (event_id);
-- Not the event: the figures of failed attempts stay when a month is detached. Events are only deleted with their order.
alter table service_order_failures add foreign key (service_order_id) references service_orders on delete cascade;

alter table webhook_deliveries add column service_order_id uuid;
update webhook_deliveries as delivery set service_order_id = event.service_order_id
from service_order_events as event where event.id = delivery.event_id;
alter table webhook_deliveries add foreign key (service_order_id, event_id)
  references service_order_events (service_order_id, id) match full on delete cascade;

-- ## Triggers

create trigger service_order_events_append_only before update on service_order_events
  for each row execute function refuse_change_unless_erasing();
create trigger service_order_events_failed after insert on service_order_events
  for each row when (new.type = 'status_changed' and new.to_status = 'failed' and new.from_status <> 'on_hold')
  execute function copy_failure();
create trigger service_order_events_failure_undone after insert on service_order_events
  for each row when (new.undoes_event_id is not null) execute function remove_undone_failure();
create trigger service_order_events_failure_changed after update on service_order_events
  for each row when (new.to_status = 'failed' and (old.reason, old.occurred_at) is distinct from (new.reason, new.occurred_at))
  execute function copy_failure_changes();

create or replace function tell_of_event() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries
    (id, webhook_id, service_order_id, event_id, type, status, next_attempt_at, created_at)
  select gen_random_uuid(), webhooks.id, new.service_order_id, new.id, 'service_order.' || new.type, 'pending',
    new.recorded_at, new.recorded_at
  from service_orders
  join webhooks on webhooks.company_id = service_orders.company_id
  where service_orders.id = new.service_order_id
    and new.visibility <> 'internal'
    and webhooks.status = 'active'
    and 'service_order.' || new.type = any(webhooks.events)
  for key share of webhooks skip locked;
  -- Only ids: each listener reads the row with its own permissions. That of the order finds the partition.
  perform pg_notify('malote_order_events', new.service_order_id || ' ' || new.id);
  -- The channel of the previous release, which runs during the deployment; a later migration removes it.
  perform pg_notify('malote_events', new.id::text);
  return null;
end $$;
create trigger service_order_events_told after insert on service_order_events
  for each row execute function tell_of_event();

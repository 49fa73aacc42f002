-- Figures and filters that read one narrow index in place of each order.

-- ## The place of an order

-- City and state of the last drop-off, a copy for the reports and the lists that count the orders of places.
alter table service_orders add column last_city text, add column last_state text;

create function copy_last_place() returns trigger language plpgsql as $$
declare
  changed_order uuid := case when tg_op = 'DELETE' then old.service_order_id else new.service_order_id end;
begin
  update service_orders as orders set last_city = place.city, last_state = place.state_code
  from (
    select city, state_code from service_order_stops
    where service_order_id = changed_order and kind = 'dropoff' order by position desc limit 1
  ) as place
  where orders.id = changed_order
    and (orders.last_city is distinct from place.city or orders.last_state is distinct from place.state_code);
  return null;
end $$;
-- In the database, so that every writer of stops keeps the copy, also the previous release during the deployment. A writer
-- that inserts the order with its place causes no update.
create trigger service_order_stops_place after insert on service_order_stops
  for each row when (new.kind = 'dropoff') execute function copy_last_place();
create trigger service_order_stops_place_changed after update of city, state_code, position, kind on service_order_stops
  for each row when ((old.city, old.state_code, old.position, old.kind)
    is distinct from (new.city, new.state_code, new.position, new.kind)) execute function copy_last_place();
create trigger service_order_stops_place_removed after delete on service_order_stops
  for each row when (old.kind = 'dropoff') execute function copy_last_place();

-- Writes the table and its indexes once. An update of all orders takes several times as long and leaves the table twice as
-- large.
create function last_place(of_order uuid) returns service_order_stops language sql stable as $$
  select stop from service_order_stops as stop
  where service_order_id = of_order and kind = 'dropoff' order by position desc limit 1
$$;
drop index service_orders_newest;
drop index service_orders_delivered;
alter table service_orders
  alter column last_city type text using (last_place(id)).city,
  alter column last_state type text using (last_place(id)).state_code;
drop function last_place(uuid);

-- ## Failed attempts

-- The failed attempts that count: not the end of a hold, which returns an order to `failed`, and not those that were undone.
-- Columns of the order are copies, so that figures and filters read neither orders nor the other events.
create table service_order_failures (
  event_id uuid primary key references service_order_events on delete cascade,
  service_order_id uuid not null,
  company_id uuid not null,
  order_created_at timestamptz not null,
  occurred_at timestamptz not null,
  reason text
);

create function copy_failure() returns trigger language plpgsql as $$
begin
  insert into service_order_failures (event_id, service_order_id, company_id, order_created_at, occurred_at, reason)
  select new.id, orders.id, orders.company_id, orders.created_at, new.occurred_at, new.reason
  from service_orders as orders where orders.id = new.service_order_id;
  return null;
end $$;
create trigger service_order_events_failed after insert on service_order_events
  for each row when (new.type = 'status_changed' and new.to_status = 'failed' and new.from_status <> 'on_hold')
  execute function copy_failure();

create function remove_undone_failure() returns trigger language plpgsql as $$
begin
  delete from service_order_failures where event_id = new.undoes_event_id;
  return null;
end $$;
create trigger service_order_events_failure_undone after insert on service_order_events
  for each row when (new.undoes_event_id is not null) execute function remove_undone_failure();

create function copy_failure_changes() returns trigger language plpgsql as $$
begin
  update service_order_failures set reason = new.reason, occurred_at = new.occurred_at where event_id = new.id;
  return null;
end $$;
-- An erasure of personal data changes the reason.
create trigger service_order_events_failure_changed after update on service_order_events
  for each row when (new.to_status = 'failed' and (old.reason, old.occurred_at) is distinct from (new.reason, new.occurred_at))
  execute function copy_failure_changes();

create function copy_order_of_failures() returns trigger language plpgsql as $$
begin
  update service_order_failures set company_id = new.company_id, order_created_at = new.created_at
  where service_order_id = new.id;
  return null;
end $$;
create trigger service_orders_failures_changed after update of company_id, created_at on service_orders
  for each row when ((old.company_id, old.created_at) is distinct from (new.company_id, new.created_at))
  execute function copy_order_of_failures();

insert into service_order_failures (event_id, service_order_id, company_id, order_created_at, occurred_at, reason)
select event.id, orders.id, orders.company_id, orders.created_at, event.occurred_at, event.reason
from service_order_events as event
join service_orders as orders on orders.id = event.service_order_id
where event.type = 'status_changed' and event.to_status = 'failed' and event.from_status <> 'on_hold'
  and not exists (select from service_order_events as undo where undo.undoes_event_id = event.id);

create index service_order_failures_order on service_order_failures (service_order_id);
create index service_order_failures_occurred on service_order_failures (occurred_at)
  include (service_order_id, company_id, order_created_at, reason);
create index service_order_failures_company on service_order_failures (company_id, occurred_at)
  include (service_order_id, order_created_at, reason);

-- ## Indexes that have the columns of the figures

-- The previous release reads service_order_events_failures until it ends; a later migration removes it.
create index service_orders_newest on service_orders (created_at desc, id desc)
  include (company_id, status, last_city, last_state);
create index service_orders_delivered on service_orders (delivered_at)
  include (company_id, status, corrected, attempts, promised_at, requested_at, collected_at)
  where delivered_at is not null;

-- An index alone is enough for pages that a vacuum has marked since their last change: by default that is after a fifth of
-- all rows has changed, and the figures are of the newest rows.
alter table service_orders set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
alter table service_order_failures set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);

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

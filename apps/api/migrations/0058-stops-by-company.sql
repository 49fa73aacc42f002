-- The company of a stop's order. The search for possible duplicates reads the stops of one recipient in one company:
-- by recipient alone its cost grew with the orders of all companies for that recipient.
alter table service_order_stops add column company_id uuid;
update service_order_stops as stop set company_id = orders.company_id
  from service_orders as orders where orders.id = stop.service_order_id;
alter table service_order_stops alter column company_id set not null;

create function set_stop_company() returns trigger language plpgsql as $$
begin
  select orders.company_id into new.company_id from service_orders as orders where orders.id = new.service_order_id;
  return new;
end $$;
create trigger service_order_stops_company before insert on service_order_stops
  for each row execute function set_stop_company();

create function copy_order_company() returns trigger language plpgsql as $$
begin
  update service_order_stops set company_id = new.company_id where service_order_id = new.id;
  return null;
end $$;
create trigger service_orders_company_changed after update of company_id on service_orders
  for each row when (old.company_id <> new.company_id) execute function copy_order_company();

drop index service_order_stops_recipient;
-- The ids of orders grow with time, so that the newest stops of a recipient are read first.
create index service_order_stops_recipient
  on service_order_stops (company_id, postal_code, f_search(contact_name), service_order_id)
  where kind = 'dropoff';

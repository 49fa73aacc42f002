-- A search of orders reads the newest rows of the search table, without reading the order of each match.
do $$ begin
  -- Room in each page for the new version of a row: a change of the status then writes no index.
  for part in 0..15 loop
    execute format('alter table service_order_search_%s set (fillfactor = 80)', part);
  end loop;
end $$;
alter table service_order_search add column created_at timestamptz, add column status text;
update service_order_search as search set created_at = orders.created_at, status = orders.status
from service_orders as orders where orders.id = search.service_order_id;
alter table service_order_search alter column created_at set not null, alter column status set not null;

create or replace function copy_service_order_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from service_order_search where service_order_id = old.id and company_id = old.company_id;
  end if;
  insert into service_order_search (service_order_id, company_id, search_text, created_at, status)
  values (new.id, new.company_id, new.search_text, new.created_at, new.status);
  return null;
end $$;

create function copy_service_order_status() returns trigger language plpgsql as $$
begin
  update service_order_search set status = new.status
  where service_order_id = new.id and company_id = new.company_id;
  return null;
end $$;
-- The update that also changes the text or the company inserts the row anew, with the status.
create trigger service_orders_status_searched after update of status on service_orders
  for each row when (old.status <> new.status and old.search_text = new.search_text and old.company_id = new.company_id)
  execute function copy_service_order_status();

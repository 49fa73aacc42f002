-- The search text of orders, in parts by company: a search in one company reads the index of its part only. In one index
-- for all companies the lists of a name's trigrams contained the orders of all companies, and reading them took nearly
-- all of the time. The index of `service_orders` was also written at each change of a status.
create table service_order_search (
  service_order_id uuid not null references service_orders on delete cascade,
  company_id uuid not null,
  search_text text not null,
  primary key (service_order_id, company_id)
) partition by hash (company_id);
do $$ begin
  for part in 0..15 loop
    execute format('create table service_order_search_%s partition of service_order_search
      for values with (modulus 16, remainder %s)', part, part);
  end loop;
end $$;
insert into service_order_search select id, company_id, search_text from service_orders;
create index service_order_search_words on service_order_search using gin (company_id, search_text gin_trgm_ops);
drop index service_orders_company_search;

create function copy_service_order_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from service_order_search where service_order_id = old.id and company_id = old.company_id;
  end if;
  insert into service_order_search values (new.id, new.company_id, new.search_text);
  return null;
end $$;
create trigger service_orders_searched after insert on service_orders
  for each row execute function copy_service_order_search();
create trigger service_orders_searched_again after update of search_text, company_id on service_orders
  for each row when (old.search_text <> new.search_text or old.company_id <> new.company_id)
  execute function copy_service_order_search();

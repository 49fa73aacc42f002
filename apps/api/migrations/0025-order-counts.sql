-- How many orders a company has in each status, so that the list and its tabs need not count a million rows. Each change
-- is a row of its own, which no other transaction waits for; housekeeping folds them into the totals. What is true is
-- the sum of both tables, read in one statement.
create table service_order_counts (
  company_id uuid not null,
  status text not null,
  total bigint not null,
  primary key (company_id, status)
);
create table service_order_count_changes (
  company_id uuid not null,
  status text not null,
  change integer not null
  -- Rows live for seconds: what is dead goes soon.
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

create function count_service_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into service_order_count_changes values (old.company_id, old.status, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into service_order_count_changes values (new.company_id, new.status, 1);
  end if;
  return null;
end $$;
create trigger service_orders_counted after insert or delete on service_orders
  for each row execute function count_service_order();
create trigger service_orders_recounted after update of status, company_id on service_orders
  for each row when (old.status is distinct from new.status or old.company_id is distinct from new.company_id)
  execute function count_service_order();

insert into service_order_counts select company_id, status, count(*) from service_orders group by company_id, status;

-- When the people of an order that is over were forgotten; the order itself goes on counting.
alter table service_orders add column contacts_erased_at timestamptz;
create index service_orders_with_contacts on service_orders (closed_at)
  where closed_at is not null and contacts_erased_at is null;

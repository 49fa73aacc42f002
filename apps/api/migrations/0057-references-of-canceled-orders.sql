-- A canceled order frees its reference: the next order of the same sale may have it.
drop index service_orders_external_ref;
create unique index service_orders_external_ref on service_orders (company_id, external_ref) where status <> 'canceled';
-- The filter also finds canceled orders.
create index service_orders_any_external_ref on service_orders (external_ref) where external_ref is not null;

-- Measured on a million orders: what a company's lists and counts looked for by reading every order.

-- With what most filters ask for, so that counting a company's orders reads the index alone.
create index service_orders_company_facts on service_orders (company_id, created_at desc, id desc)
  include (status, promised_at, priority, source, chargeable, assignee_id, requested_by_id, cost_center);
drop index service_orders_company_newest;
-- Both directions put those without a moment last, and an index read backwards puts them first.
create index service_orders_promised_last on service_orders (promised_at desc nulls last, id desc);
create index service_orders_scheduled_last on service_orders (scheduled_for desc nulls last, id desc);
create index service_orders_company_delivered on service_orders (company_id, delivered_at) where delivered_at is not null;
create index service_order_stops_state on service_order_stops (state_code, service_order_id) where kind = 'dropoff';

-- The order in which an assignee wants to visit their own orders. Orders without a row follow in the default order.
create table service_order_manual_positions (
  user_id uuid not null references users on delete cascade,
  service_order_id uuid not null references service_orders on delete cascade,
  position integer not null check (position > 0),
  primary key (user_id, service_order_id)
);
create index service_order_manual_positions_order on service_order_manual_positions (service_order_id);

-- The drop-off that receives an item, counted from 1; null: not stated. Not a stop: an edit of the route renumbers it.
alter table service_order_items add column dropoff integer check (dropoff between 1 and 20);

-- When a device without a connection recorded what it sent later. Its clock may be wrong: occurred_at is the server's.
alter table service_order_events add column device_time timestamptz;

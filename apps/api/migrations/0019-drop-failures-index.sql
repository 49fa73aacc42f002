-- Since 0010 the figures of failures are read from service_order_failures; no release that is still in use reads this index.
drop index service_order_events_failures;

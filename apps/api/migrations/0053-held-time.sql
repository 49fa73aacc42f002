-- The time on hold that the promise already contains, in milliseconds. An edit computes the promise from the agreed hours
-- again: without this column it lost the time of the holds before.
alter table service_orders add column held_ms bigint not null default 0;

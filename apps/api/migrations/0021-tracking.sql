-- How many days after its end an order's public tracking link still works.
alter table settings
  add column tracking_days integer not null default 30 check (tracking_days between 1 and 365);

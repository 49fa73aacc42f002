-- How many orders a courier carries out in an hour.
alter table settings add column orders_per_hour integer not null default 4 check (orders_per_hour between 1 and 60);

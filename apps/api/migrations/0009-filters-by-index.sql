-- Filters of lists that read the rows of all their matches.

-- With the city itself the index alone has the orders of a city: with the expression alone the planner reads each stop.
drop index service_order_stops_city;
create index service_order_stops_city on service_order_stops (f_search(city), service_order_id) include (city)
  where kind = 'dropoff';
-- The planner does not read the statistics of the index, because it inlines the function: it expected 0.5 % for each city.
create statistics service_order_stops_city_names on (f_search(city)) from service_order_stops;
-- Not of an empty table: the planner would believe for a while that it stays empty.
do $$
begin
  if exists (select from service_order_stops) then analyze service_order_stops; end if;
end
$$;

-- Deliveries after their promised time.
create index service_orders_delivered_late on service_orders (created_at desc, id desc) include (company_id, status, promised_at)
  where delivered_at is not null and not corrected and delivered_at > promised_at;

-- The orders of failed attempts, by the index alone.
drop index service_order_events_failures;
create index service_order_events_failures on service_order_events (occurred_at)
  include (service_order_id, id, type, from_status, reason) where to_status = 'failed';

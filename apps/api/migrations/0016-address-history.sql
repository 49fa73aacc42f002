-- Finds the earlier deliveries at an address. The ids of orders grow with time, so that the newest stops are read first.
create index service_order_stops_address on service_order_stops (company_id, postal_code, f_search(number), service_order_id)
  where kind = 'dropoff';

-- Finds what may be the same request, made twice: same recipient at the same CEP.
create index service_order_stops_recipient on service_order_stops (postal_code, f_search(contact_name))
  where kind = 'dropoff';

-- Who asked for an order, when it is scheduled and where it goes are filters and sorts of the list.
create index service_orders_requester on service_orders (requested_by_id, created_at desc) where requested_by_id is not null;
create index service_orders_scheduled on service_orders (scheduled_for, id);
create index service_orders_urgent on service_orders (priority desc, promised_at, id);
create index service_order_stops_city on service_order_stops (f_search(city), service_order_id) where kind = 'dropoff';

-- Orders are found by the whole of an address, not by street and quarter alone.
update service_orders set search_text = f_search(concat_ws(' ', order_number, external_ref, (
  select string_agg(distinct word, ' ')
  from service_order_stops as stop
  cross join lateral unnest(array[
    stop.contact_name, stop.contact_phone, stop.postal_code, stop.street, stop.number, stop.complement,
    stop.neighborhood, stop.city, stop.reference
  ]) as word
  where stop.service_order_id = service_orders.id
)));

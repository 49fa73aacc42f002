-- What an edit changed, and which version of the order each event led to: whoever edited an older one is told.
alter table service_order_events
  add column version integer,
  add column changes jsonb,
  drop constraint service_order_events_type_check,
  add constraint service_order_events_type_check
    check (type in ('created', 'status_changed', 'stop_changed', 'corrected', 'edited'));

-- A stop that something happened at stays with its history; before, the history went with the stop.
alter table service_order_events
  drop constraint service_order_events_stop_id_fkey,
  add constraint service_order_events_stop_id_fkey foreign key (stop_id) references service_order_stops;

-- A PIN that was confirmed is a proof like a photo, and stands in the order's history as one.
alter table service_order_events
  drop constraint service_order_events_type_check,
  add constraint service_order_events_type_check
    check (type in (
      'created', 'status_changed', 'stop_changed', 'corrected', 'edited', 'commented', 'attached', 'detached',
      'pin_confirmed'
    ))
    not valid;

-- What a courier's device adds to a step: its place, where its user allows it, and the number of scanned labels.
alter table service_order_events
  add column latitude double precision,
  add column longitude double precision,
  add column accuracy_meters double precision,
  add column checked_volumes integer,
  add constraint service_order_events_place_check check (
    (latitude is null) = (longitude is null) and (latitude is null) = (accuracy_meters is null)
    and latitude between -90 and 90 and longitude between -180 and 180 and accuracy_meters >= 0
  ) not valid,
  add constraint service_order_events_volumes_check check (checked_volumes > 0) not valid;

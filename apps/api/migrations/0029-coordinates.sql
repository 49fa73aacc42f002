-- Where an address lies: both degrees or none. Nothing is known yet of any, so that checking the rows costs one look.
alter table locations
  add column latitude double precision,
  add column longitude double precision,
  add constraint locations_coordinates_check check (
    (latitude is null) = (longitude is null) and latitude between -34 and 6 and longitude between -74 and -28
  );
alter table service_order_stops
  add column latitude double precision,
  add column longitude double precision,
  add constraint service_order_stops_coordinates_check check (
    (latitude is null) = (longitude is null) and latitude between -34 and 6 and longitude between -74 and -28
  ) not valid;
-- About where a CEP lies, as far as a service knows.
alter table postal_codes
  add column latitude double precision,
  add column longitude double precision;

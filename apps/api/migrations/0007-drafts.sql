-- A draft may still have gaps: what nobody has filled in yet is an empty text.
alter table service_order_stops
  drop constraint service_order_stops_postal_code_check,
  drop constraint service_order_stops_state_code_check,
  add constraint service_order_stops_postal_code_check check (postal_code ~ '^([0-9]{8})?$'),
  add constraint service_order_stops_state_code_check check (state_code ~ '^([A-Z]{2})?$');

-- Whatever the code forgets, an order with gaps stays a draft, or ends as one that was canceled.
create function refuse_gaps() returns trigger language plpgsql as $$
begin
  if exists (
    select from service_order_stops as stop
    where stop.service_order_id = new.id
      and '' in (stop.postal_code, stop.street, stop.number, stop.neighborhood, stop.city, stop.state_code, stop.contact_name)
  ) then
    raise exception 'order % has gaps', new.order_number using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger service_orders_whole before update of status on service_orders
  for each row when (old.status in ('draft', 'canceled') and new.status not in ('draft', 'canceled'))
  execute function refuse_gaps();

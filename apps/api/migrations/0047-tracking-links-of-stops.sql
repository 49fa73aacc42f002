-- One tracking link per drop-off instead of one per order, so that no recipient sees the delivery of another.
create function new_public_token() returns text language sql volatile as $$
  -- 128 random bits, as base64url. Each of the two UUIDs has 122.
  select rtrim(translate(encode(substring(
    sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) from 1 for 16
  ), 'base64'), '+/', '-_'), '=')
$$;

alter table service_order_stops add column public_token text;

-- A single drop-off keeps the link of its order. Recipients who shared a link lose it.
update service_order_stops as stop set
  public_token = case
    when exists (
      select from service_order_stops as other
      where other.service_order_id = stop.service_order_id and other.kind = 'dropoff' and other.id <> stop.id
    ) then new_public_token()
    else service_orders.public_token
  end
from service_orders
where service_orders.id = stop.service_order_id and stop.kind = 'dropoff';

create function set_public_token() returns trigger language plpgsql as $$
begin
  new.public_token := new_public_token();
  return new;
end $$;
create trigger service_order_stops_public_token before insert on service_order_stops
  for each row when (new.kind = 'dropoff' and new.public_token is null) execute function set_public_token();

alter table service_order_stops
  add constraint service_order_stops_public_token_key unique (public_token),
  add constraint service_order_stops_public_token_check
    check ((kind = 'dropoff') = (public_token is not null)) not valid;

-- The column stays for one release, for processes of the previous version that run during a deployment.
alter table service_orders alter column public_token drop not null;

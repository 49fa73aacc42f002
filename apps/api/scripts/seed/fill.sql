-- Fills a database that has no orders, from the temporary tables `parameters`, `cities`, `lists` and `members`.
-- Each random value is a hash of the order's number, so that every machine creates the same orders.
create function pg_temp.draw(n bigint, what bigint, below bigint) returns bigint language sql immutable parallel safe
  return (hashint8extended(n, what) & 9007199254740991) % below;
create function pg_temp.word(words text[], n bigint, what bigint) returns text language sql immutable parallel safe
  return words[1 + (hashint8extended(n, what) & 9007199254740991) % cardinality(words)];
-- Ordered by time, like the ids of the application.
create function pg_temp.id_at(at timestamptz, seed text) returns uuid language sql immutable parallel safe
  return (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(seed), 1, 3) || 'a'
    || substr(md5(seed), 4, 15))::uuid;

create temporary table places as
  select row_number() over (order by city, copy) - 1 as place, cities.*
  from cities, generate_series(1, weight) as copy;
create unique index on places (place);
analyze places;

-- The decisions about each order: its company, its time of creation and its outcome. Large companies have more orders.
create temporary table drawn as
select n, at, row_number() over (partition by extract(year from at at time zone settings.time_zone) order by n) as number,
  extract(year from at at time zone settings.time_zone) as year, pg_temp.id_at(at, 'order ' || n) as id, company_id, requester, carrier, status,
  least(at + (5 + pg_temp.draw(n, 2, 90)) * interval '1 minute', now) as accepted,
  least(at + (100 + pg_temp.draw(n, 3, 120)) * interval '1 minute', now) as collected,
  least(at + (240 + pg_temp.draw(n, 4, 1500)) * interval '1 minute', now) as over,
  status in ('accepted', 'collected', 'in_transit', 'failed', 'delivered', 'returned') as carried,
  status in ('delivered', 'returned', 'canceled', 'expired') as closed,
  status = 'failed' or (status = 'delivered' and pg_temp.draw(n, 5, 12) = 0) as failed_once,
  pg_temp.draw(n, 6, 10) = 0 as urgent
from parameters
cross join settings
cross join lateral (
  select n, now - (orders - n) * (interval '1 year' / orders) - interval '1 minute' as at
  from generate_series(1, orders) as n
) as numbered
cross join lateral (
  select case
    when now - at > interval '3 days' then (array['delivered', 'delivered', 'delivered', 'delivered', 'delivered',
      'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered',
      'delivered', 'delivered', 'delivered', 'canceled', 'canceled', 'returned', 'expired'])[1 + pg_temp.draw(n, 1, 20)]
    else (array['draft', 'requested', 'requested', 'requested', 'accepted', 'accepted', 'collected', 'in_transit',
      'in_transit', 'failed', 'delivered', 'delivered', 'delivered', 'canceled'])[1 + pg_temp.draw(n, 1, 14)]
  end as status
) as ended
join members on members.k = floor((select count(*) from members) * power(pg_temp.draw(n, 7, 1000000) / 1000000.0, 1.6));
create unique index on drawn (id);
analyze drawn;

-- The pickup is 0, near the company; every eighth order has two drop-offs.
create temporary table drawn_stops as
select drawn.id as order_id, position, pg_temp.id_at(at, 'stop ' || n || ' ' || position) as id,
  lpad((from_cep + pg_temp.draw(n, 20 + position, to_cep - from_cep + 1))::text, 5, '0')
    || lpad(pg_temp.draw(n, 30 + position, 900)::text, 3, '0') as postal_code,
  pg_temp.word(streets, n, 40 + position) as street, (1 + pg_temp.draw(n, 50 + position, 2400))::text as number,
  case when pg_temp.draw(n, 60 + position, 3) = 0 then 'Apto ' || 11 + pg_temp.draw(n, 64 + position, 180) end as complement,
  pg_temp.word(neighborhoods, n, 70 + position) as neighborhood, places.city, places.uf,
  concat_ws(' ', pg_temp.word(first_names, n, 80 + position), pg_temp.word(surnames, n, 84 + position),
    pg_temp.word(surnames, n, 88 + position)) as contact_name,
  '+55' || places.ddd || '9' || 80000000 + pg_temp.draw(n, 100 + position, 19999999) as contact_phone,
  position > 0 and pg_temp.draw(n, 110, 3) = 0 as has_window,
  status = 'delivered' or (position = 0 and status in ('collected', 'in_transit', 'failed', 'returned')) as done
from drawn
cross join lists
cross join lateral generate_series(0, case when pg_temp.draw(n, 14, 8) = 0 then 2 else 1 end) as position
join places on places.place = pg_temp.draw(
  case position when 0 then hashtext(company_id::text) else n * 3 + position end, 15, (select count(*) from places));
create index on drawn_stops (order_id);
analyze drawn_stops;

-- The steps to the status of each order.
create temporary table drawn_events as
select drawn.id as order_id, pg_temp.id_at(moment, 'event ' || n || ' ' || step) as id, moment, reached, requester, carrier,
  position, before
from drawn cross join lateral (
  -- Within each order: one window over all events would be a sort that does not fit into memory.
  select step, reached, moment, row_number() over (order by step) as position, lag(reached) over (order by step) as before
  from (values
    (1, case status when 'draft' then 'draft' else 'requested' end, at, true),
    (2, 'accepted', accepted, carried),
    (3, 'collected', collected, carried and status <> 'accepted'),
    (4, 'in_transit', least(collected + interval '5 minutes', over), status in ('in_transit', 'delivered', 'returned') or failed_once),
    (5, 'failed', least(collected + interval '60 minutes', over), failed_once or status = 'returned'),
    (6, 'in_transit', least(collected + interval '90 minutes', over), failed_once and status = 'delivered'),
    (7, 'returning', least(collected + interval '90 minutes', over), status = 'returned'),
    (8, status, over, closed)
  ) as steps (step, reached, moment, happened)
  where happened
) as steps;

insert into service_orders (id, order_number, company_id, status, priority, external_ref, cost_center,
  declared_value_cents, notes, scheduled_for, promised_at, requested_at, accepted_at, collected_at, delivered_at,
  closed_at, canceled_at, assignee_id, requested_by_id, attempts, chargeable, cancel_reason, source,
  version, event_count, search_text, last_city, last_state, created_at, updated_at)
select drawn.id, order_number, company_id, status, case when urgent then 'urgent' else 'normal' end, reference,
  case when pg_temp.draw(n, 8, 4) = 0 then 'CC-' || 100 + pg_temp.draw(n, 9, 40) end,
  1000 + pg_temp.draw(n, 10, 90000),
  case when pg_temp.draw(n, 11, 6) = 0 then 'Deixar na portaria, se ninguém atender.' end,
  case when pg_temp.draw(n, 12, 3) = 0 then at + interval '2 hours' end,
  case when status <> 'draft' then at + case when urgent then interval '4 hours' else interval '1 day' end end,
  case when status <> 'draft' then at end, case when carried then accepted end,
  case when carried and status <> 'accepted' then collected end, case when status = 'delivered' then over end,
  case when closed then over end, case when status = 'canceled' then over end, case when carried then carrier end,
  requester, failed_once::integer, status = 'returned', case when status = 'canceled' then 'Cliente desistiu' end,
  (array['web', 'web', 'api', 'import'])[1 + pg_temp.draw(n, 13, 4)],
  events, events, f_search(concat_ws(' ', order_number, reference, places)), last_city, last_state, at,
  case when closed then over when carried then accepted else at end
from drawn
cross join lateral (
  select 'PED-' || lpad(n::text, 7, '0') as reference,
    'OS-' || year || '-' || lpad(number::text, greatest(6, length(number::text)), '0') as order_number
) as named
join (select order_id, count(*) as events from drawn_events group by order_id) as happened on happened.order_id = drawn.id
join (
  select order_id, string_agg(concat_ws(' ', contact_name, contact_phone, postal_code, street, number, complement,
    neighborhood, city), ' ' order by position) as places,
    (array_agg(city order by position desc))[1] as last_city, (array_agg(uf order by position desc))[1] as last_state
  from drawn_stops group by order_id
) as gone on gone.order_id = drawn.id
order by n;

insert into service_order_stops (id, service_order_id, company_id, kind, position, state, postal_code, street, number, complement,
  neighborhood, city, state_code, contact_name, contact_phone, window_start, window_end, completed_at, receiver_name, pin,
  public_token, required_proofs)
select stop.id, order_id, company_id, case position when 0 then 'pickup' else 'dropoff' end, position,
  case when done then 'completed' else 'pending' end, postal_code, street, stop.number, complement, neighborhood, city, uf,
  contact_name, contact_phone, case when has_window then at + interval '3 hours' end,
  case when has_window then at + interval '6 hours' end,
  case when done then case position when 0 then collected else over end end,
  case when done and position > 0 then contact_name end, lpad(pg_temp.draw(n, 120 + position, 10000)::text, 4, '0'),
  case when position > 0 then left(md5(stop.id::text), 22) end, '{}'
from drawn_stops as stop join drawn on drawn.id = order_id
order by n, position;

insert into service_order_items (service_order_id, position, description, quantity, weight_grams, value_cents, fragile)
select id, position, pg_temp.word(goods, n, 130 + position), 1 + pg_temp.draw(n, 140 + position, 4),
  100 + pg_temp.draw(n, 150 + position, 9000), 1000 + pg_temp.draw(n, 160 + position, 90000),
  pg_temp.draw(n, 170 + position, 5) = 0
from drawn cross join lists cross join lateral generate_series(0, pg_temp.draw(n, 16, 2)) as position
order by n, position;

select create_event_months_of_orders();
insert into service_order_events (id, service_order_id, position, type, from_status, to_status, reason, visibility,
  actor_id, occurred_at, recorded_at, version)
select id, order_id, position, case position when 1 then 'created' else 'status_changed' end, before, reached,
  case reached when 'failed' then 'Destinatário ausente' when 'canceled' then 'Cliente desistiu' end,
  case when reached in ('failed', 'canceled') then 'company' else 'public' end,
  case when reached in ('requested', 'draft', 'canceled') then requester when reached <> 'expired' then carrier end,
  moment, moment, position
from drawn_events
order by moment;

-- The sequence of a year is created by its first number.
select take_order_numbers(year::integer, 1) from (select distinct year from drawn) as years;
select setval(format('service_order_numbers_%s', year)::regclass, max(number)) from drawn group by year;

-- Triggers were off.
insert into service_order_search (service_order_id, company_id, search_text, created_at, status)
select id, company_id, search_text, created_at, status from service_orders;
insert into service_order_failures (event_id, service_order_id, company_id, order_created_at, occurred_at, reason, status)
select event.id, orders.id, orders.company_id, orders.created_at, event.occurred_at, event.reason, orders.status
from service_order_events as event join service_orders as orders on orders.id = event.service_order_id
where event.to_status = 'failed';
insert into service_order_counts select company_id, status, count(*) from service_orders group by company_id, status;

-- The last number given in each year: OS-2026-000123.
create table service_order_sequences (
  year integer primary key,
  last_number integer not null check (last_number > 0)
);

create table service_orders (
  id uuid primary key,
  order_number text not null unique,
  company_id uuid not null references companies,
  status text not null check (status in (
    'draft', 'requested', 'accepted', 'collecting', 'collected', 'in_transit', 'delivered', 'partially_delivered',
    'failed', 'on_hold', 'returning', 'returned', 'canceled', 'expired'
  )),
  priority text not null check (priority in ('normal', 'urgent')),
  external_ref text check (length(external_ref) <= 40),
  cost_center text check (length(cost_center) <= 40),
  declared_value_cents bigint check (declared_value_cents >= 0),
  notes text check (length(notes) <= 280),
  internal_notes text,
  -- Start of the pickup window; absent means as soon as possible.
  scheduled_for timestamptz,
  promised_at timestamptz,
  requested_at timestamptz,
  accepted_at timestamptz,
  collected_at timestamptz,
  delivered_at timestamptz,
  closed_at timestamptz,
  canceled_at timestamptz,
  assignee_id uuid references users,
  requested_by_id uuid references users,
  attempts integer not null default 0 check (attempts >= 0),
  chargeable boolean not null default false,
  cancel_reason text,
  held_from text,
  held_at timestamptz,
  -- Put into a status by hand ("Corrigir status"): its times say nothing about the service.
  corrected boolean not null default false,
  public_token text not null unique,
  duplicated_from text,
  source text not null check (source in ('web', 'import', 'api', 'mobile')),
  version integer not null default 1,
  event_count integer not null default 0,
  -- Everything the list's search looks at, folded by f_search when it is written.
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'on_hold') = (held_at is not null))
);
create unique index service_orders_external_ref on service_orders (company_id, external_ref);
create index service_orders_newest on service_orders (created_at desc, id desc);
create index service_orders_company_newest on service_orders (company_id, created_at desc, id desc);
create index service_orders_company_status on service_orders (company_id, status, promised_at);
create index service_orders_status on service_orders (status, created_at desc, id desc);
create index service_orders_promised on service_orders (promised_at, id);
create index service_orders_live on service_orders (status, promised_at, company_id) where closed_at is null;
create index service_orders_updated on service_orders (updated_at desc, id desc);
create index service_orders_assignee on service_orders (assignee_id, created_at desc) where assignee_id is not null;
create index service_orders_delivered on service_orders (delivered_at) where delivered_at is not null;
create index service_orders_search on service_orders using gin (search_text gin_trgm_ops);

create table service_order_stops (
  id uuid primary key,
  service_order_id uuid not null references service_orders on delete cascade,
  kind text not null check (kind in ('pickup', 'dropoff')),
  -- 0 is the pickup.
  position integer not null check ((position = 0) = (kind = 'pickup')),
  state text not null check (state in ('pending', 'en_route', 'arrived', 'completed', 'failed')),
  -- Where the address came from. It stays as it was when the order was made, whatever becomes of the place.
  location_id uuid references locations on delete set null,
  postal_code text not null check (postal_code ~ '^[0-9]{8}$'),
  street text not null,
  number text not null,
  complement text,
  neighborhood text not null,
  city text not null,
  state_code text not null check (state_code ~ '^[A-Z]{2}$'),
  reference text,
  contact_name text not null,
  contact_phone text,
  window_start timestamptz,
  window_end timestamptz,
  instructions text,
  completed_at timestamptz,
  receiver_name text,
  failure_reason text,
  unique (service_order_id, position),
  check (window_start < window_end)
);
create index service_order_stops_location on service_order_stops (location_id) where location_id is not null;

create table service_order_items (
  service_order_id uuid not null references service_orders on delete cascade,
  position integer not null check (position >= 0),
  description text not null,
  quantity integer not null check (quantity between 1 and 9999),
  weight_grams integer check (weight_grams > 0),
  length_cm integer check (length_cm > 0),
  width_cm integer check (width_cm > 0),
  height_cm integer check (height_cm > 0),
  value_cents bigint check (value_cents >= 0),
  fragile boolean not null,
  primary key (service_order_id, position)
);

-- Append only: what happened to an order, numbered from 1 without gaps.
create table service_order_events (
  id uuid primary key,
  service_order_id uuid not null references service_orders on delete cascade,
  position integer not null check (position > 0),
  type text not null check (type in ('created', 'status_changed', 'stop_changed', 'corrected')),
  from_status text,
  to_status text,
  stop_id uuid references service_order_stops on delete cascade,
  stop_state text,
  reason text,
  note text,
  visibility text not null check (visibility in ('internal', 'company', 'public')),
  -- Absent: the system.
  actor_id uuid references users,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  unique (service_order_id, position)
);
create index service_order_events_failures on service_order_events (occurred_at) where to_status = 'failed';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name;
end $$;
create trigger service_order_events_append_only before update on service_order_events
  for each row execute function refuse_change();

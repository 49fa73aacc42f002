-- Addresses that are told what happens to a company's orders.
create table webhooks (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  url text not null check (url ~ '^https?://' and length(url) <= 2000),
  description text check (length(description) between 1 and 120),
  events text[] not null check (cardinality(events) > 0),
  status text not null check (status in ('active', 'paused')),
  -- Signs every message, so it has to be readable; shown once.
  secret text not null,
  -- The one before, for a day after a rotation.
  previous_secret text,
  previous_until timestamptz,
  failing_since timestamptz,
  created_by_id uuid not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((previous_secret is null) = (previous_until is null))
);
create index webhooks_company on webhooks (company_id, created_at desc, id desc);

-- The outbox and the log in one: written with the event it tells of, finished when it was taken or given up.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  -- Absent: a test.
  event_id uuid references service_order_events on delete cascade,
  type text not null,
  status text not null check (status in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz,
  last_status integer,
  last_error text,
  duration_ms integer,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((status = 'pending') = (next_attempt_at is not null))
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at) where status = 'pending';
create index webhook_deliveries_log on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_age on webhook_deliveries (created_at);
create index webhook_deliveries_event on webhook_deliveries (event_id) where event_id is not null;

-- Here, and not in the code, so that no way of writing an event can forget it.
create function tell_of_event() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (id, webhook_id, event_id, type, status, next_attempt_at, created_at)
  select gen_random_uuid(), webhooks.id, new.id, 'service_order.' || new.type, 'pending', new.recorded_at, new.recorded_at
  from service_orders
  join webhooks on webhooks.company_id = service_orders.company_id
  where service_orders.id = new.service_order_id
    and new.visibility <> 'internal'
    and webhooks.status = 'active'
    and 'service_order.' || new.type = any(webhooks.events);
  -- Only the id: whoever listens reads the row, as far as its reader may.
  perform pg_notify('malote_events', new.id::text);
  return null;
end $$;
create trigger service_order_events_told after insert on service_order_events
  for each row execute function tell_of_event();

-- A stream of events that begins again looks back by this.
create index service_order_events_recorded on service_order_events (recorded_at, id);

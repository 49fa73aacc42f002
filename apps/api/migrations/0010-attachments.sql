-- Files of an order; the bytes stand in the file store, under `file_key`. `public_key` is the copy without metadata.
create table service_order_attachments (
  id uuid primary key,
  service_order_id uuid not null references service_orders on delete cascade,
  stop_id uuid references service_order_stops,
  kind text not null check (kind in ('attachment', 'photo', 'signature')),
  name text not null check (length(name) between 1 and 120),
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  bytes integer not null check (bytes > 0),
  sha256 bytea not null,
  visibility text not null check (visibility in ('internal', 'company')),
  file_key text not null unique,
  public_key text unique,
  uploaded_by_id uuid not null references users,
  created_at timestamptz not null,
  check (kind = 'attachment' or stop_id is not null)
);
create index service_order_attachments_order on service_order_attachments (service_order_id, created_at, id);
create index service_order_attachments_stop on service_order_attachments (stop_id, kind) where stop_id is not null;

-- What a stop asks for before it counts as done. The PIN is told to whoever is there, never to the courier.
alter table service_order_stops
  add column required_proof text check (required_proof in ('photo', 'signature', 'pin')),
  add column pin text not null default lpad(floor(random() * 10000)::integer::text, 4, '0') check (pin ~ '^[0-9]{4}$'),
  add column pin_confirmed_at timestamptz,
  add column pin_attempts integer not null default 0,
  add column pin_tried_at timestamptz;

-- What a company agreed to have proved, where an order says nothing else.
alter table companies
  add column pickup_proof text check (pickup_proof in ('photo', 'signature', 'pin')),
  add column dropoff_proof text check (dropoff_proof in ('photo', 'signature', 'pin'));

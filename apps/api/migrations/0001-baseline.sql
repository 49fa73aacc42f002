-- The schema of the first release. It replaces the migrations of the development before it: a database that has
-- exactly those is recorded as having this one (apps/api/src/platform/db/superseded-migrations.ts). Later changes are
-- migrations of their own.

-- ## Search
-- Search ignores accents and case: "sao joao" finds "São João". Trigrams make it fast, and btree_gin indexes a company
-- together with the words of its orders.
create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;
create extension if not exists btree_gin with schema public;

-- unaccent() is only "stable", because its dictionary could be changed; that of this database is not, and an index needs
-- an immutable function. Accents are removed first, so that lower() works on plain letters in every locale.
create function f_unaccent(value text) returns text
  language sql immutable parallel safe strict
  return public.unaccent('public.unaccent'::regdictionary, value);

create function f_search(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.f_unaccent(value));

-- ## Companies, users and locations

-- People who sign in, and the users that integrations act as.
create table users (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  phone text,
  role text not null check (role in ('operator', 'manager', 'admin')),
  status text not null check (status in ('active', 'invited', 'inactive')),
  -- Null until the user chooses a password with the invitation.
  password_hash text,
  last_login_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The user of an API key: it cannot sign in and is in no list of users.
  integration boolean not null default false,
  -- Incremented by each edit; a write on another version is rejected.
  version integer not null default 1,
  -- Of operators and API keys: whether they belong to the delivery team, read internal notes and carry out orders.
  carries_out boolean not null default true,
  -- Only an admin may activate such a user again.
  deactivated_by_admin boolean not null default false,
  -- An active user has a password, and an integration has none.
  constraint users_password check (status <> 'active' or integration = (password_hash is null))
);
create index users_search on users using gin (f_search(name || ' ' || email) gin_trgm_ops);
create index users_name on users (f_search(name), id);
create index users_active_admins on users (id) where role = 'admin' and status = 'active';

create function remove_former_recipient() returns trigger language plpgsql as $$
begin
  update report_schedules set
    recipients = array_remove(recipients, old.email),
    active = active and cardinality(array_remove(recipients, old.email)) > 0,
    next_run_at = case when cardinality(array_remove(recipients, old.email)) > 0 then next_run_at end,
    version = version + 1,
    updated_at = now()
  where old.email = any(recipients);
  return null;
end $$;
-- An address that no longer signs in to an active account receives no scheduled reports: after a deactivation, a
-- change of the e-mail address or an erasure. A schedule without other recipients is paused.
create trigger users_former_recipients after update of status, email on users
  for each row when (old.email <> new.email or old.status <> 'inactive' and new.status = 'inactive')
  execute function remove_former_recipient();

-- The customers. Null in a policy column: the value of the settings, or no limit.
create table companies (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  -- Without punctuation, in upper case: alphanumeric since July 2026.
  cnpj text unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  status text not null check (status in ('active', 'suspended')),
  maximum_attempts integer check (maximum_attempts between 1 and 20),
  sla_normal_hours integer check (sla_normal_hours between 1 and 720),
  sla_urgent_hours integer check (sla_urgent_hours between 1 and 720),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The two single-proof columns are replaced by the lists below and are no longer read.
  pickup_proof text check (pickup_proof in ('photo', 'signature', 'pin')),
  dropoff_proof text check (dropoff_proof in ('photo', 'signature', 'pin')),
  cancel_grace_minutes integer check (cancel_grace_minutes between 0 and 1440),
  maximum_dropoffs integer check (maximum_dropoffs between 1 and 20),
  -- The quota of requested orders per day.
  daily_orders integer check (daily_orders between 1 and 100000),
  -- The zone of the days of the company; null: that of the organization.
  time_zone text check (length(time_zone) between 1 and 64),
  version integer not null default 1,
  -- Null: the proofs of the settings. An empty list: no proof.
  pickup_proofs text[] check (pickup_proofs <@ array['photo', 'signature', 'pin']),
  dropoff_proofs text[] check (dropoff_proofs <@ array['photo', 'signature', 'pin']),
  return_proofs text[] check (return_proofs <@ array['photo', 'signature', 'pin']),
  -- Whether recipients of its orders receive messages.
  recipient_messages boolean not null default true
);
create index companies_search on companies using gin (f_search(name || ' ' || coalesce(cnpj, '')) gin_trgm_ops);
create index companies_name on companies (f_search(name), id);

-- The scope of every query of operators and managers.
create table memberships (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  -- Of operators: whether they may assign the orders of the company to other users.
  dispatches boolean not null default false,
  constraint memberships_user_id_company_id_key unique (user_id, company_id)
);
create index memberships_company on memberships (company_id, user_id);

-- Saved places of a company.
create table locations (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  name text not null check (length(name) between 1 and 120),
  postal_code text not null check (postal_code ~ '^[0-9]{8}$'),
  street text not null,
  number text not null,
  complement text,
  neighborhood text not null,
  city text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  reference text,
  contact_name text,
  contact_phone text,
  instructions text,
  active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The opening hours; empty: not specified.
  hours jsonb not null default '[]',
  -- How to enter the place.
  access_notes text check (length(access_notes) between 1 and 500),
  version integer not null default 1,
  latitude double precision,
  longitude double precision,
  contact_email text,
  -- Both degrees or none, inside Brazil.
  constraint locations_coordinates_check check ((latitude is null) = (longitude is null)
    and latitude between -34 and 6 and longitude between -74 and -28)
);
create index locations_company on locations (company_id, f_search(name));
create index locations_search on locations
  using gin (f_search(name || ' ' || street || ' ' || neighborhood || ' ' || city) gin_trgm_ops);
-- Finds a second location with the same door.
create index locations_doors on locations (company_id, postal_code, f_search(number));

-- Responses of the postal code service, so that each code is requested once. Without a city the code does not exist.
-- The coordinates are approximate.
create table postal_codes (
  postal_code text primary key check (postal_code ~ '^[0-9]{8}$'),
  street text,
  neighborhood text,
  city text,
  state text check (state ~ '^[A-Z]{2}$'),
  fetched_at timestamptz not null,
  latitude double precision,
  longitude double precision,
  constraint postal_codes_check check ((city is null) = (state is null))
);

-- ## Authentication

-- Open sessions. An ended session is deleted.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- SHA-256 of the bearer token; the token itself is not stored.
  token_hash bytea not null unique,
  user_agent text,
  address text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create function tell_of_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('malote_sessions', old.id::text);
  return null;
end
$$;
-- Notifies every process, which closes the open streams of the session.
create trigger sessions_ended after delete on sessions for each row execute function tell_of_session();

-- One row for each e-mail address and network address with failed sign-ins; deleted after a successful one.
create table login_attempts (
  email text not null,
  address text not null,
  attempts integer not null check (attempts > 0),
  -- The last counted attempt: a pause starts here.
  updated_at timestamptz not null,
  primary key (email, address)
);
create index login_attempts_age on login_attempts (updated_at);

-- Links for choosing a password. The token itself is in the e-mail only.
create table password_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_tokens_user on password_tokens (user_id);

-- Keys of integrations.
create table api_keys (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  -- The user that owns the orders, comments and idempotency keys of this integration.
  user_id uuid not null unique references users,
  name text not null check (length(name) between 1 and 60),
  -- SHA-256 of the key; the key itself is not stored.
  token_hash bytea not null unique,
  -- The first characters, by which users distinguish keys.
  prefix text not null check (length(prefix) = 12),
  created_by_id uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  version integer not null default 1,
  constraint api_keys_check check (expires_at > created_at)
);
create index api_keys_company on api_keys (company_id, created_at desc, id desc);
create index api_keys_newest on api_keys (created_at desc, id desc);

-- Requests of each caller in the present window, over all processes. The counts may be lost in a crash.
create unlogged table call_counts (
  caller text not null,
  -- The end of the window.
  ends_at timestamptz not null,
  calls integer not null,
  primary key (caller, ends_at)
);
create index call_counts_age on call_counts (ends_at);

-- Which version of which legal text a user accepted, when and from where.
create table acceptances (
  user_id uuid not null references users on delete cascade,
  document text not null check (document in ('terms', 'privacy')),
  version date not null,
  accepted_at timestamptz not null,
  address text,
  primary key (user_id, document, version)
);

-- ## Settings and idempotency keys

-- The preferences of the organization: exactly one row.
create table settings (
  only_row boolean primary key default true check (only_row),
  organization_name text,
  contact_email text,
  contact_phone text,
  court_city text,
  data_protection_officer text,
  time_zone text not null default 'America/Sao_Paulo',
  metabase_url text,
  cancel_grace_minutes integer not null default 5 check (cancel_grace_minutes between 0 and 1440),
  sla_normal_hours integer not null default 24 check (sla_normal_hours between 1 and 720),
  sla_urgent_hours integer not null default 4 check (sla_urgent_hours between 1 and 720),
  maximum_attempts integer not null default 3 check (maximum_attempts between 1 and 20),
  -- When the demonstration data was inserted. Such an installation serves its own machine only.
  demo_since timestamptz,
  version integer not null default 1,
  -- Empty: day and night.
  opening_hours jsonb not null default '[]',
  holidays jsonb not null default '[]',
  failure_reasons text[] not null default array['Destinatário ausente', 'Endereço não encontrado',
    'Recusado pelo destinatário', 'Estabelecimento fechado', 'Área de difícil acesso'],
  cancel_reasons text[] not null default array['Pedido feito por engano', 'Pedido em duplicidade', 'Cliente desistiu',
    'Dados incorretos'],
  hold_reasons text[] not null default array['Aguardando mercadoria', 'Aguardando confirmação do destinatário',
    'Problema no endereço'],
  other_reasons boolean not null default true,
  -- The two single-proof columns are replaced by the lists below and are no longer read.
  pickup_proof text check (pickup_proof in ('photo', 'signature', 'pin')),
  dropoff_proof text check (dropoff_proof in ('photo', 'signature', 'pin')),
  notified_statuses text[] not null default '{}',
  -- Retention periods. Brazilian law requires six months of accesses.
  access_log_days integer not null default 183 check (access_log_days between 183 and 3650),
  email_days integer not null default 90 check (email_days between 1 and 3650),
  import_days integer not null default 90 check (import_days between 1 and 3650),
  audit_months integer not null default 60 check (audit_months between 6 and 240),
  -- Null: contacts of orders are kept until a data subject requests their erasure.
  contact_months integer check (contact_months between 6 and 240),
  -- For how many days after its end the public tracking link of an order works.
  tracking_days integer not null default 30 check (tracking_days between 1 and 365),
  pickup_proofs text[] not null default '{}' check (pickup_proofs <@ array['photo', 'signature', 'pin']),
  dropoff_proofs text[] not null default '{}' check (dropoff_proofs <@ array['photo', 'signature', 'pin']),
  return_proofs text[] not null default '{}' check (return_proofs <@ array['photo', 'signature', 'pin']),
  return_reasons text[] not null
    default '{"Recusado pelo destinatário","Destinatário não encontrado","Endereço não encontrado","Carga avariada","Pedido cancelado pelo cliente"}',
  requeue_reasons text[] not null
    default '{"Veículo com problema","Fora da minha área","Carga não cabe no veículo","Fim do turno","Imprevisto pessoal"}',
  -- Null: the default texts.
  recipient_messages jsonb
);
insert into settings default values;

-- Stored responses of requests with an Idempotency-Key.
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null,
  -- SHA-256 of method, path and body: the same key with another content is rejected.
  request_hash bytea not null,
  status integer,
  answer text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The access of the caller at the first request. A repetition gets the response only with the same access.
  role text,
  carries_out boolean,
  company_ids uuid[],
  primary key (user_id, key)
);
create index idempotency_keys_expiry on idempotency_keys (expires_at);

-- ## Orders

create function new_public_token() returns text language sql volatile as $$
  -- 128 random bits, as base64url. Each of the two UUIDs has 122.
  select rtrim(translate(encode(substring(
    sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) from 1 for 16
  ), 'base64'), '+/', '-_'), '=')
$$;

-- The last order number of each year, as in OS-2026-000123.
create table service_order_sequences (
  year integer primary key,
  last_number integer not null check (last_number > 0)
);

-- The orders. Their stops, items and events are in tables of their own.
create table service_orders (
  id uuid primary key,
  order_number text not null unique,
  company_id uuid not null references companies,
  status text not null check (status in ('draft', 'requested', 'accepted', 'collecting', 'collected', 'in_transit',
    'delivered', 'partially_delivered', 'failed', 'on_hold', 'returning', 'returned', 'canceled', 'expired')),
  priority text not null check (priority in ('normal', 'urgent')),
  external_ref text check (length(external_ref) <= 40),
  cost_center text check (length(cost_center) <= 40),
  declared_value_cents bigint check (declared_value_cents >= 0),
  notes text check (length(notes) <= 280),
  internal_notes text,
  -- Start of the pickup window; null: as soon as possible.
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
  -- An admin set the status directly: its times must not count as performance.
  corrected boolean not null default false,
  -- Replaced by the token of each drop-off and no longer read.
  public_token text unique,
  duplicated_from text,
  source text not null check (source in ('web', 'import', 'api', 'mobile')),
  version integer not null default 1,
  event_count integer not null default 0,
  -- The text that the search reads, normalized by f_search when it is written.
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the contacts of a finished order were erased; the order still counts in reports.
  contacts_erased_at timestamptz,
  -- A manager may reopen their own cancellation for a short time.
  canceled_by_id uuid references users,
  -- Milliseconds on hold that the promise already contains; an edit computes the promise again.
  held_ms bigint not null default 0,
  constraint service_orders_check check ((status = 'on_hold') = (held_at is not null))
);
create index service_orders_newest on service_orders (created_at desc, id desc);
create index service_orders_company_status on service_orders (company_id, status, promised_at);
create index service_orders_status on service_orders (status, created_at desc, id desc);
create index service_orders_promised on service_orders (promised_at, id);
create index service_orders_live on service_orders (status, promised_at, company_id) where closed_at is null;
create index service_orders_updated on service_orders (updated_at desc, id desc);
create index service_orders_assignee on service_orders (assignee_id, created_at desc) where assignee_id is not null;
create index service_orders_delivered on service_orders (delivered_at) where delivered_at is not null;
create index service_orders_requester on service_orders (requested_by_id, created_at desc)
  where requested_by_id is not null;
create index service_orders_scheduled on service_orders (scheduled_for, id);
create index service_orders_urgent on service_orders (priority desc, promised_at, id);
create index service_orders_with_contacts on service_orders (closed_at)
  where closed_at is not null and contacts_erased_at is null;
-- Contains the columns of the common filters, so that counting the orders of a company reads the index only.
create index service_orders_company_facts on service_orders (company_id, created_at desc, id desc)
  include (status, promised_at, priority, source, chargeable, assignee_id, requested_by_id, cost_center);
-- Rows without a timestamp come last in both directions; an index that is read backwards returns them first.
create index service_orders_promised_last on service_orders (promised_at desc nulls last, id desc);
create index service_orders_scheduled_last on service_orders (scheduled_for desc nulls last, id desc);
create index service_orders_company_delivered on service_orders (company_id, delivered_at)
  where delivered_at is not null;
-- A canceled order frees its reference, so that the next order of the same sale may have it.
create unique index service_orders_external_ref on service_orders (company_id, external_ref) where status <> 'canceled';
-- The filter also finds canceled orders.
create index service_orders_any_external_ref on service_orders (external_ref) where external_ref is not null;

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
-- Rejects an order with missing values outside of the statuses draft and canceled.
create trigger service_orders_whole before update of status on service_orders
  for each row when (old.status in ('draft', 'canceled') and new.status not in ('draft', 'canceled'))
  execute function refuse_gaps();

create function count_service_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into service_order_count_changes values (old.company_id, old.status, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into service_order_count_changes values (new.company_id, new.status, 1);
  end if;
  return null;
end $$;
create trigger service_orders_counted after insert or delete on service_orders
  for each row execute function count_service_order();
create trigger service_orders_recounted after update of status, company_id on service_orders
  for each row when (old.status is distinct from new.status or old.company_id is distinct from new.company_id)
  execute function count_service_order();

create function copy_service_order_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from service_order_search where service_order_id = old.id and company_id = old.company_id;
  end if;
  insert into service_order_search values (new.id, new.company_id, new.search_text);
  return null;
end $$;
create trigger service_orders_searched after insert on service_orders
  for each row execute function copy_service_order_search();
create trigger service_orders_searched_again after update of search_text, company_id on service_orders
  for each row when (old.search_text <> new.search_text or old.company_id <> new.company_id)
  execute function copy_service_order_search();

create function copy_order_company() returns trigger language plpgsql as $$
begin
  update service_order_stops set company_id = new.company_id where service_order_id = new.id;
  return null;
end $$;
-- Copies the new company of an order to its stops.
create trigger service_orders_company_changed after update of company_id on service_orders
  for each row when (old.company_id <> new.company_id) execute function copy_order_company();

-- The pickup, the drop-offs and the return of an order. A draft may have missing values, stored as empty text.
create table service_order_stops (
  id uuid primary key,
  service_order_id uuid not null references service_orders on delete cascade,
  kind text not null check (kind in ('pickup', 'dropoff', 'return')),
  -- 0 is the pickup.
  position integer not null,
  state text not null check (state in ('pending', 'en_route', 'arrived', 'completed', 'failed')),
  -- The source of the address, which is a copy: a later change of the location does not change it.
  location_id uuid references locations on delete set null,
  postal_code text not null check (postal_code ~ '^([0-9]{8})?$'),
  street text not null,
  number text not null,
  complement text,
  neighborhood text not null,
  city text not null,
  state_code text not null check (state_code ~ '^([A-Z]{2})?$'),
  reference text,
  contact_name text not null,
  contact_phone text,
  window_start timestamptz,
  window_end timestamptz,
  instructions text,
  completed_at timestamptz,
  receiver_name text,
  failure_reason text,
  -- Replaced by required_proofs; written for processes of the previous version only.
  required_proof text check (required_proof in ('photo', 'signature', 'pin')),
  -- The PIN that the recipient tells the courier; responses to couriers do not contain it.
  pin text not null default lpad(floor(random() * 10000)::integer::text, 4, '0')
    check (pin ~ '^[0-9]{4}$'),
  pin_confirmed_at timestamptz,
  pin_attempts integer not null default 0,
  pin_tried_at timestamptz,
  latitude double precision,
  longitude double precision,
  -- Any combination of photo, signature and PIN.
  required_proofs text[] not null check (required_proofs <@ array['photo', 'signature', 'pin']
    and cardinality(required_proofs) <= 3),
  -- The secret of the tracking link of a drop-off: a recipient must not see the delivery of another one.
  public_token text unique,
  contact_email text,
  -- A copy of the company of the order, so that the search for duplicates reads the stops of one company.
  company_id uuid not null,
  constraint service_order_stops_service_order_id_position_key unique (service_order_id, position),
  constraint service_order_stops_check check ((position = 0) = (kind = 'pickup')),
  constraint service_order_stops_check1 check (window_start < window_end),
  constraint service_order_stops_coordinates_check check ((latitude is null) = (longitude is null)
    and latitude between -34 and 6 and longitude between -74 and -28),
  constraint service_order_stops_public_token_check check ((kind = 'dropoff') = (public_token is not null))
);
create index service_order_stops_location on service_order_stops (location_id) where location_id is not null;
create index service_order_stops_city on service_order_stops (f_search(city), service_order_id) where kind = 'dropoff';
create index service_order_stops_phone on service_order_stops (contact_phone) where contact_phone is not null;
create index service_order_stops_state on service_order_stops (state_code, service_order_id) where kind = 'dropoff';
create unique index service_order_stops_return on service_order_stops (service_order_id) where kind = 'return';
create index service_order_stops_email on service_order_stops (contact_email) where contact_email is not null;
-- Finds possible duplicates: the same recipient at the same postal code. The ids of orders grow with time, so that the
-- newest stops are read first.
create index service_order_stops_recipient on service_order_stops (company_id, postal_code, f_search(contact_name), service_order_id)
  where kind = 'dropoff';

-- The previous version writes one proof only.
create function set_required_proofs() returns trigger language plpgsql as $$
begin
  new.required_proofs := array_remove(array[new.required_proof], null);
  return new;
end $$;
create trigger service_order_stops_required_proofs before insert on service_order_stops
  for each row when (new.required_proofs is null) execute function set_required_proofs();

create function set_public_token() returns trigger language plpgsql as $$
begin
  new.public_token := new_public_token();
  return new;
end $$;
create trigger service_order_stops_public_token before insert on service_order_stops
  for each row when (new.kind = 'dropoff' and new.public_token is null) execute function set_public_token();

create function set_stop_company() returns trigger language plpgsql as $$
begin
  select orders.company_id into new.company_id from service_orders as orders where orders.id = new.service_order_id;
  return new;
end $$;
-- Copies the company of the order.
create trigger service_order_stops_company before insert on service_order_stops
  for each row execute function set_stop_company();

-- The goods of an order.
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

-- The route in which an assignee wants to visit their own orders. Orders without a row follow in the default order.
create table service_order_manual_positions (
  user_id uuid not null references users on delete cascade,
  service_order_id uuid not null references service_orders on delete cascade,
  position integer not null check (position > 0),
  primary key (user_id, service_order_id)
);
create index service_order_manual_positions_order on service_order_manual_positions (service_order_id);

-- The number of requested orders of a company with a daily quota, by day.
create table company_days (
  company_id uuid not null references companies on delete cascade,
  day date not null,
  requested integer not null check (requested > 0),
  primary key (company_id, day)
);

-- The search text of orders, partitioned by company: a search in one company reads the index of its partition only. In
-- one index for all companies the lists of common trigrams contained the orders of all companies.
create table service_order_search (
  service_order_id uuid not null references service_orders on delete cascade,
  company_id uuid not null,
  search_text text not null,
  primary key (service_order_id, company_id)
) partition by hash (company_id);
do $$ begin
  for part in 0..15 loop
    execute format('create table service_order_search_%s partition of service_order_search
      for values with (modulus 16, remainder %s)', part, part);
  end loop;
end $$;
create index service_order_search_words on service_order_search using gin (company_id, search_text gin_trgm_ops);

-- ## History of orders

-- Rows of a history are appended only.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name;
end $$;

-- The same, except for an erasure of personal data, which sets malote.erasing in its transaction.
create function refuse_change_unless_erasing() returns trigger language plpgsql as $$
begin
  if current_setting('malote.erasing', true) is distinct from 'on' then
    raise exception 'rows of % are only ever added', tg_table_name;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;

-- Comments in the history of an order.
create table service_order_comments (
  id uuid primary key,
  service_order_id uuid not null references service_orders on delete cascade,
  author_id uuid not null references users,
  text text not null check (length(text) between 1 and 2000),
  visibility text not null check (visibility in ('internal', 'company')),
  created_at timestamptz not null
);
create index service_order_comments_order on service_order_comments (service_order_id, created_at, id);
create trigger service_order_comments_append_only before update on service_order_comments
  for each row execute function refuse_change();

-- Files of an order. The bytes are in the file store, under file_key; public_key is the copy without metadata.
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
  constraint service_order_attachments_check check (kind = 'attachment' or stop_id is not null)
);
create index service_order_attachments_order on service_order_attachments (service_order_id, created_at, id);
create index service_order_attachments_stop on service_order_attachments (stop_id, kind) where stop_id is not null;

-- The history of an order, numbered from 1 without gaps. Rows are appended only.
create table service_order_events (
  id uuid primary key,
  service_order_id uuid not null references service_orders on delete cascade,
  position integer not null check (position > 0),
  type text not null check (type in ('created', 'status_changed', 'stop_changed', 'corrected', 'edited', 'commented',
    'attached', 'detached', 'pin_confirmed', 'step_undone', 'recipient_requested')),
  from_status text,
  to_status text,
  stop_id uuid references service_order_stops,
  stop_state text,
  reason text,
  note text,
  visibility text not null check (visibility in ('internal', 'company', 'public')),
  -- Null: the system.
  actor_id uuid references users,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  -- The version of the order after this event.
  version integer,
  -- The changed fields of an edit.
  changes jsonb,
  -- The text is in the comment only: after its erasure, the event stays without text.
  comment_id uuid references service_order_comments on delete set null,
  -- The event of a step that this event undoes.
  undoes_event_id uuid references service_order_events,
  -- What the device of a courier adds to a step: its position, where the user allows it, and the number of scanned
  -- labels.
  latitude double precision,
  longitude double precision,
  accuracy_meters double precision,
  checked_volumes integer,
  -- When a device without a connection recorded the step, by its own clock, which may be wrong; occurred_at is by the
  -- clock of the server.
  device_time timestamptz,
  constraint service_order_events_service_order_id_position_key unique (service_order_id, position),
  constraint service_order_events_place_check check ((latitude is null) = (longitude is null)
    and (latitude is null) = (accuracy_meters is null) and latitude between -90 and 90
    and longitude between -180 and 180 and accuracy_meters >= 0),
  constraint service_order_events_volumes_check check (checked_volumes > 0)
);
create index service_order_events_failures on service_order_events (occurred_at) where to_status = 'failed';
-- A stream that reconnects reads the events from its last position.
create index service_order_events_recorded on service_order_events (recorded_at, id);
create index service_order_events_comment on service_order_events (comment_id) where comment_id is not null;
create unique index service_order_events_undoes on service_order_events (undoes_event_id)
  where undoes_event_id is not null;
create trigger service_order_events_append_only before update on service_order_events
  for each row execute function refuse_change_unless_erasing();

-- An event must not wait for a webhook that another transaction deletes, nor fail with its foreign key: such a webhook is
-- left out. If its deletion is rolled back, GET /v1/webhooks/{id}/messages still lists the event.
create function tell_of_event() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (id, webhook_id, event_id, type, status, next_attempt_at, created_at)
  select gen_random_uuid(), webhooks.id, new.id, 'service_order.' || new.type, 'pending', new.recorded_at, new.recorded_at
  from service_orders
  join webhooks on webhooks.company_id = service_orders.company_id
  where service_orders.id = new.service_order_id
    and new.visibility <> 'internal'
    and webhooks.status = 'active'
    and 'service_order.' || new.type = any(webhooks.events)
  for key share of webhooks skip locked;
  -- Only the id: each listener reads the row with its own permissions.
  perform pg_notify('malote_events', new.id::text);
  return null;
end $$;
-- In the database, so that every writer of events fills the outbox.
create trigger service_order_events_told after insert on service_order_events
  for each row execute function tell_of_event();

-- The last step of each order, with the order before it: an undo restores it.
create table service_order_last_steps (
  service_order_id uuid primary key references service_orders on delete cascade,
  actor_id uuid not null references users on delete cascade,
  event_id uuid not null references service_order_events on delete cascade,
  -- The version and the number of events after the step: another value means that something followed.
  version integer not null,
  event_count integer not null,
  before jsonb not null,
  created_at timestamptz not null,
  -- The key of the request that took the step: an undo withdraws its stored response, which would claim the undone
  -- status.
  idempotency_key text
);

-- ## Totals of orders

-- The number of orders of a company in each status, so that the list and its tabs do not count a million rows. Each
-- change is a row of its own, which no other transaction waits for; a scheduled task adds the changes to the totals.
-- The present number is the sum of both tables, read in one statement.
create table service_order_counts (
  company_id uuid not null,
  status text not null,
  total bigint not null,
  primary key (company_id, status)
);

-- Rows live for seconds, so that dead rows are removed early.
create table service_order_count_changes (
  company_id uuid not null,
  status text not null,
  change integer not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- ## Receipts

-- Keys that sign receipts. The private key is encrypted with a secret that is not in the database. Rows are never
-- deleted: a receipt is verified with the key that signed it.
create table signing_keys (
  id text primary key,
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null,
  -- A statement that is dated later is not valid.
  retired_at timestamptz
);

-- Issued receipts. The statement contains no personal data: a hash in it covers the facts with personal data.
create table receipts (
  id text primary key,
  service_order_id uuid not null references service_orders on delete cascade,
  digest bytea not null,
  salt text not null,
  statement jsonb not null,
  key_id text not null references signing_keys,
  signature text not null,
  issued_at timestamptz not null,
  constraint receipts_service_order_id_digest_key unique (service_order_id, digest)
);

-- ## Recipients

-- What recipients request on the page of their delivery. The address of a correction is in the event of the order
-- only.
create table recipient_requests (
  id uuid primary key,
  stop_id uuid not null references service_order_stops on delete cascade,
  kind text not null check (kind in ('leave_at_reception', 'reschedule', 'correction')),
  status text not null check (status in ('pending', 'confirmed', 'declined')),
  window_start timestamptz,
  window_end timestamptz,
  note text check (length(note) <= 280),
  decline_reason text check (length(decline_reason) <= 280),
  decided_by_id uuid references users,
  decided_at timestamptz,
  created_at timestamptz not null,
  constraint recipient_requests_check check (window_start < window_end),
  constraint recipient_requests_check1 check ((kind = 'reschedule') = (window_start is not null)
    and (window_start is null) = (window_end is null)),
  constraint recipient_requests_check2 check ((status = 'pending') = (decided_at is null))
);
create index recipient_requests_stop on recipient_requests (stop_id, created_at);
create unique index recipient_requests_pending on recipient_requests (stop_id, kind) where status = 'pending';

-- How recipients rate a delivery. The name of the recipient is in the stop.
create table stop_ratings (
  stop_id uuid primary key references service_order_stops on delete cascade,
  score integer not null check (score between 1 and 5),
  comment text check (length(comment) <= 500),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index stop_ratings_created on stop_ratings (created_at);

-- Messages to the recipients of drop-offs: the outbox, and the record of what was sent.
create table recipient_messages (
  id uuid primary key,
  service_order_id uuid not null references service_orders on delete cascade,
  stop_id uuid not null references service_order_stops on delete cascade,
  kind text not null check (kind in ('scheduled', 'departed', 'approaching', 'delivered', 'failed')),
  channel text not null check (channel in ('email', 'text')),
  -- queued: the message is an e-mail in the outbox of e-mails, which has its outcome.
  status text not null default 'waiting' check (status in ('waiting', 'queued', 'sent', 'failed', 'opted_out',
    'skipped')),
  -- Mostly hidden; the complete contact is in the stop.
  contact text,
  requested_by_id uuid references users,
  error text,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index recipient_messages_order on recipient_messages (service_order_id, created_at);
create index recipient_messages_stop on recipient_messages (stop_id, kind);
create index recipient_messages_due on recipient_messages (next_attempt_at) where next_attempt_at is not null;
create index recipient_messages_created on recipient_messages (created_at);
-- A step that is undone and repeated must not send its message twice.
create unique index recipient_messages_waiting on recipient_messages (stop_id, kind, channel) where status = 'waiting';

-- Keyed hashes of the contacts that want no messages.
create table recipient_opt_outs (
  contact_hash bytea not null,
  created_at timestamptz not null,
  -- Null: of all companies, which needs the link of a message to the contact. A tracking link opts out of one company
  -- only, because the sender has it too.
  company_id uuid references companies on delete cascade,
  constraint recipient_opt_outs_once unique nulls not distinct (contact_hash, company_id)
);

-- ## Imports of orders

-- Imports of orders from a spreadsheet: a job checks the file, then a user starts the import.
create table imports (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  created_by_id uuid not null references users,
  file_name text not null check (length(file_name) between 1 and 120),
  file_key text not null,
  -- Identifies the same file in another upload.
  file_sha256 bytea not null,
  format text not null check (format in ('csv', 'xlsx')),
  status text not null check (status in ('checking', 'checked', 'running', 'done', 'canceled', 'failed')),
  failure text,
  -- The headers of the file, for returning rejected rows as uploaded.
  headers jsonb not null default '[]',
  created_at timestamptz not null,
  finished_at timestamptz,
  -- The columns as the user mapped them; null: as the headers say.
  columns jsonb,
  -- When a job began to read the file. A job that finds the time of an earlier attempt does not try again: the file
  -- may have ended the process.
  check_started_at timestamptz
);
create index imports_company on imports (company_id, created_at desc, id desc);
create index imports_newest on imports (created_at desc, id desc);

-- The rows of an import.
create table import_rows (
  import_id uuid not null references imports on delete cascade,
  -- As the spreadsheet counts: the headers are row 1.
  row_number integer not null check (row_number > 1),
  state text not null check (state in ('valid', 'invalid', 'created', 'repeated')),
  cells jsonb not null,
  -- The order of the row; null while the row is invalid.
  input jsonb,
  errors jsonb not null default '[]',
  primary key (import_id, row_number)
);
create index import_rows_state on import_rows (import_id, state, row_number);

-- A row of a file creates one order in a company, regardless of how often the file is uploaded.
create table imported_rows (
  company_id uuid not null references companies on delete cascade,
  file_sha256 bytea not null,
  row_number integer not null,
  service_order_id uuid not null references service_orders on delete cascade,
  primary key (company_id, file_sha256, row_number)
);
create index imported_rows_order on imported_rows (service_order_id);

-- ## E-mails, notifications and webhooks

-- The outbox of e-mails, written in the transaction of the change that causes the e-mail.
create table emails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Attempts, their maximum and the next one. The defaults serve processes of the previous version.
  attempts integer not null default 0,
  maximum_attempts integer not null default 10,
  next_attempt_at timestamptz not null default now(),
  -- The link in the body, which is removed when the link is no longer valid.
  token_hash bytea,
  -- An attached file of the store.
  file_key text,
  file_name text,
  file_type text,
  recipient_message_id uuid references recipient_messages on delete cascade,
  -- Replaces {{secret}} in the body; deleted when the e-mail is sent.
  secret text,
  unsubscribe_url text,
  constraint emails_file_check check ((file_key is null) = (file_name is null)
    and (file_key is null) = (file_type is null))
);
create index emails_waiting on emails (created_at) where sent_at is null;
create index emails_links on emails (token_hash) where token_hash is not null;
create index emails_sent on emails (sent_at) where sent_at is not null;
create index emails_recipient_message on emails (recipient_message_id) where recipient_message_id is not null;

-- Notifications of users. Their text is created when they are read, so that erased data is not stored here.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  type text not null check (type in ('order_failed', 'order_returned', 'order_commented', 'order_assigned',
    'report_ready', 'proofs_ready', 'new_sign_in', 'privacy_request', 'recipient_request')),
  service_order_id uuid references service_orders on delete cascade,
  -- Another subject: the run of a report, or the request of a data subject.
  subject_id uuid,
  -- The title of a report, a protocol or a device: never the name or the text of a recipient.
  detail text check (length(detail) between 1 and 200),
  actor_id uuid references users,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_newest on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_age on notifications (created_at);
create index notifications_order on notifications (service_order_id) where service_order_id is not null;

create function tell_of_notification() returns trigger language plpgsql as $$
begin
  perform pg_notify('malote_notifications', new.user_id::text);
  return null;
end
$$;
-- Notifies every process; several rows of one transaction notify once.
create trigger notifications_told after insert or update of read_at on notifications
  for each row execute function tell_of_notification();

-- Only the differences from the defaults of each type.
create table notification_preferences (
  user_id uuid not null references users on delete cascade,
  type text not null,
  screen boolean not null,
  email boolean not null,
  primary key (user_id, type)
);

-- Addresses that receive the events of the orders of a company.
create table webhooks (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  url text not null check (url ~ '^https?://' and length(url) <= 2000),
  description text check (length(description) between 1 and 120),
  events text[] not null check (cardinality(events) > 0),
  status text not null check (status in ('active', 'paused')),
  -- Signs every message, so that it must be readable; a response contains it once.
  secret text not null,
  -- Replaced by webhook_secrets and no longer read.
  previous_secret text,
  previous_until timestamptz,
  failing_since timestamptz,
  created_by_id uuid not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  constraint webhooks_check check ((previous_secret is null) = (previous_until is null))
);
create index webhooks_company on webhooks (company_id, created_at desc, id desc);

-- Each replaced secret signs for another day, also when its successor is replaced within that day.
create table webhook_secrets (
  id uuid primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  secret text not null,
  valid_until timestamptz not null
);
create index webhook_secrets_webhook on webhook_secrets (webhook_id, valid_until desc);

-- The outbox and the log of messages: written with the event, finished when the message was delivered or given up.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  -- Null: a test.
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
  -- Stored from the first attempt until the end, so that each attempt sends the same bytes.
  body text,
  constraint webhook_deliveries_check check ((status = 'pending') = (next_attempt_at is not null))
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at) where status = 'pending';
create index webhook_deliveries_log on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_age on webhook_deliveries (created_at);
create index webhook_deliveries_event on webhook_deliveries (event_id) where event_id is not null;

-- ## Reports

-- Scheduled reports, by the clock of the organization.
create table report_schedules (
  id uuid primary key,
  key text not null,
  -- Null: every company.
  company_id uuid references companies on delete cascade,
  period text not null check (period in ('yesterday', 'last_7_days', 'last_30_days', 'last_month')),
  format text not null check (format in ('csv', 'xlsx')),
  every text not null check (every in ('day', 'week', 'month')),
  -- ISO: Monday is 1.
  weekday integer check (weekday between 1 and 7),
  day integer check (day between 1 and 28),
  at time not null,
  recipients text[] not null,
  active boolean not null,
  next_run_at timestamptz,
  created_by_id uuid not null references users,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint report_schedules_check check ((every = 'week') = (weekday is not null)),
  constraint report_schedules_check1 check ((every = 'month') = (day is not null)),
  constraint report_schedules_check2 check (active = (next_run_at is not null)),
  constraint report_schedules_recipients_check
    check (cardinality(recipients) between (case when active then 1 else 0 end) and 20)
);
create index report_schedules_due on report_schedules (next_run_at) where active;
create index report_schedules_newest on report_schedules (created_at desc, id desc);

-- Generated reports and archives of proofs. The file is in the store, under file_key.
create table report_runs (
  id uuid primary key,
  schedule_id uuid references report_schedules on delete set null,
  key text not null,
  company_id uuid references companies on delete cascade,
  first_day date not null,
  last_day date not null,
  format text not null check (format in ('csv', 'xlsx', 'zip')),
  recipients text[] not null default '{}',
  status text not null check (status in ('queued', 'done', 'failed')),
  failure text,
  file_key text unique,
  bytes integer check (bytes >= 0),
  requested_by_id uuid not null references users,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- Null where the rows were not counted.
  row_count integer check (row_count >= 0),
  constraint report_runs_check check (first_day <= last_day),
  constraint report_runs_check1 check ((status = 'queued') = (finished_at is null)),
  constraint report_runs_check2 check ((status = 'done') = (file_key is not null)),
  constraint report_runs_check3 check ((status = 'failed') = (failure is not null))
);
create index report_runs_newest on report_runs (created_at desc, id desc);
create index report_runs_schedule on report_runs (schedule_id, created_at desc) where schedule_id is not null;

-- ## Audit and privacy

-- Who changed what. Rows are appended only.
create table audit_log (
  id uuid primary key,
  actor_id uuid references users,
  action text not null,
  entity text not null,
  entity_id uuid not null,
  company_id uuid,
  changes jsonb not null,
  request_id text not null,
  address text,
  recorded_at timestamptz not null
);
create index audit_log_newest on audit_log (recorded_at desc, id desc);
create index audit_log_entity on audit_log (entity_id, recorded_at desc);
create index audit_log_actor on audit_log (actor_id, recorded_at desc) where actor_id is not null;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change_unless_erasing();

-- From where and when users used the application (Marco Civil da Internet, art. 15): one row for each session, address
-- and day. It outlives the session, as long as the settings say.
create table access_log (
  session_id uuid not null,
  address text not null,
  day date not null,
  user_id uuid not null references users,
  user_agent text,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (session_id, address, day),
  constraint access_log_check check (first_at <= last_at)
);
create index access_log_newest on access_log (last_at desc, session_id);
create index access_log_user on access_log (user_id, last_at desc);

-- The last number of privacy requests of each year.
create table privacy_request_sequences (
  year integer primary key,
  last_number integer not null check (last_number > 0)
);

-- Requests of data subjects (LGPD, art. 18).
create table privacy_requests (
  id uuid primary key,
  protocol text not null unique,
  kind text not null check (kind in ('access', 'correction', 'deletion')),
  -- A user with an account; null: a recipient of deliveries, identified by phone.
  user_id uuid references users,
  name text check (length(name) between 1 and 120),
  email text check (length(email) <= 254),
  phone text,
  message text check (length(message) <= 2000),
  status text not null check (status in ('open', 'done', 'refused')),
  answer text check (length(answer) <= 2000),
  handled_by_id uuid references users,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  closed_at timestamptz,
  -- When the data is erased: a day after the decision, so that it can be withdrawn until then.
  erasure_at timestamptz,
  constraint privacy_requests_check check ((status = 'open') = (closed_at is null)),
  constraint privacy_requests_check1 check (status <> 'refused' or answer is not null),
  constraint privacy_requests_erasure check (erasure_at is null or kind = 'deletion' and status = 'open')
);
create index privacy_requests_open on privacy_requests (due_at, id) where status = 'open';
create index privacy_requests_newest on privacy_requests (requested_at desc, id desc);
create index privacy_requests_user on privacy_requests (user_id, requested_at desc) where user_id is not null;
create index privacy_requests_erasures on privacy_requests (erasure_at) where erasure_at is not null;

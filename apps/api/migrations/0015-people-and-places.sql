-- When a place is open (empty: nobody said), and how one gets in.
alter table locations
  add column hours jsonb not null default '[]',
  add column access_notes text check (length(access_notes) between 1 and 500);
-- The same door twice.
create index locations_doors on locations (company_id, postal_code, f_search(number));

-- What the CEP service answered, so that it is asked once. Without a city there is no such CEP.
create table postal_codes (
  postal_code text primary key check (postal_code ~ '^[0-9]{8}$'),
  street text,
  neighborhood text,
  city text,
  state text check (state ~ '^[A-Z]{2}$'),
  fetched_at timestamptz not null,
  check ((city is null) = (state is null))
);

-- From where and when people used the application (Marco Civil da Internet, art. 15): a row for each session, address
-- and day. Sessions go when they end; this stays as long as the settings say.
create table access_log (
  session_id uuid not null,
  address text not null,
  day date not null,
  user_id uuid not null references users,
  user_agent text,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (session_id, address, day),
  check (first_at <= last_at)
);
create index access_log_newest on access_log (last_at desc, session_id);
create index access_log_user on access_log (user_id, last_at desc);

-- Which link a message carries, so that it can be taken back once the link is worth nothing.
alter table emails add column token_hash bytea;
create index emails_links on emails (token_hash) where token_hash is not null;
create index emails_sent on emails (sent_at) where sent_at is not null;
update emails set body = regexp_replace(body, 'token=[A-Za-z0-9_-]+', 'token=removido', 'g') where sent_at is not null;

-- The zone that a company's days are counted by; absent means the organisation's.
alter table companies add column time_zone text check (length(time_zone) between 1 and 64);

alter table settings
  add column version integer not null default 1,
  -- Empty: day and night.
  add column opening_hours jsonb not null default '[]',
  add column holidays jsonb not null default '[]',
  add column failure_reasons text[] not null default array[
    'Destinatário ausente', 'Endereço não encontrado', 'Recusado pelo destinatário', 'Estabelecimento fechado',
    'Área de difícil acesso'],
  add column cancel_reasons text[] not null default array[
    'Pedido feito por engano', 'Pedido em duplicidade', 'Cliente desistiu', 'Dados incorretos'],
  add column hold_reasons text[] not null default array[
    'Aguardando mercadoria', 'Aguardando confirmação do destinatário', 'Problema no endereço'],
  add column other_reasons boolean not null default true,
  add column pickup_proof text check (pickup_proof in ('photo', 'signature', 'pin')),
  add column dropoff_proof text check (dropoff_proof in ('photo', 'signature', 'pin')),
  add column notified_statuses text[] not null default '{}',
  -- How long things are kept. The law asks for six months of accesses.
  add column access_log_days integer not null default 183 check (access_log_days between 183 and 3650),
  add column email_days integer not null default 90 check (email_days between 1 and 3650),
  add column import_days integer not null default 90 check (import_days between 1 and 3650),
  add column audit_months integer not null default 60 check (audit_months between 6 and 240),
  -- Absent: contacts of orders stay until somebody asks.
  add column contact_months integer check (contact_months between 6 and 240);

-- Requests of people about their data (LGPD, art. 18), numbered by year.
create table privacy_request_sequences (
  year integer primary key,
  last_number integer not null check (last_number > 0)
);
create table privacy_requests (
  id uuid primary key,
  protocol text not null unique,
  kind text not null check (kind in ('access', 'correction', 'deletion')),
  -- Somebody with an account; without one, a recipient of deliveries, who is found by phone.
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
  check ((status = 'open') = (closed_at is null)),
  check (status <> 'refused' or answer is not null)
);
create index privacy_requests_open on privacy_requests (due_at, id) where status = 'open';
create index privacy_requests_newest on privacy_requests (requested_at desc, id desc);
create index privacy_requests_user on privacy_requests (user_id, requested_at desc) where user_id is not null;
create index service_order_stops_phone on service_order_stops (contact_phone) where contact_phone is not null;

-- History is only ever added to, until the law or its owner asks that a person be forgotten: whoever does that says so
-- in the transaction.
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
drop trigger audit_log_append_only on audit_log;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change_unless_erasing();
drop trigger service_order_events_append_only on service_order_events;
create trigger service_order_events_append_only before update on service_order_events
  for each row execute function refuse_change_unless_erasing();
create index audit_log_actor on audit_log (actor_id, recorded_at desc) where actor_id is not null;

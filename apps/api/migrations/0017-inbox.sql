-- Messages that may become orders. Nothing is requested before a person has checked one.
create table inbox_messages (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  -- The Message-ID, or a digest of a message without one: the same message is stored once.
  message_key text not null,
  status text not null check (status in ('to_check', 'used', 'discarded')),
  sender_name text not null default '',
  sender_address text not null default '',
  subject text,
  sent_at timestamptz,
  received_at timestamptz not null,
  body text not null,
  is_body_cut boolean not null default false,
  service_order_id uuid references service_orders on delete set null,
  import_id uuid references imports on delete set null,
  handled_by_id uuid references users,
  handled_at timestamptz,
  unique (company_id, message_key)
);
create index inbox_messages_company on inbox_messages (company_id, status, received_at desc, id desc);
create index inbox_messages_newest on inbox_messages (received_at desc, id desc);
create index inbox_messages_order on inbox_messages (service_order_id) where service_order_id is not null;
create index inbox_messages_import on inbox_messages (import_id) where import_id is not null;
create index inbox_messages_handled_by on inbox_messages (handled_by_id) where handled_by_id is not null;

create table inbox_attachments (
  id uuid primary key,
  message_id uuid not null references inbox_messages on delete cascade,
  position integer not null check (position >= 0),
  name text not null,
  bytes integer not null check (bytes >= 0),
  -- Null, as the key: the file was not stored.
  kind text check (kind in ('spreadsheet', 'pdf', 'text')),
  unread_reason text check (unread_reason in ('type', 'empty', 'count')),
  file_key text,
  sha256 bytea,
  text text,
  check ((kind is null) = (file_key is null) and (kind is null) = (sha256 is null)),
  unique (message_id, position)
);

-- Messages to the recipients of drop-offs, as an outbox and as the record of what was sent.
create table recipient_messages (
  id uuid primary key,
  service_order_id uuid not null references service_orders on delete cascade,
  stop_id uuid not null references service_order_stops on delete cascade,
  kind text not null check (kind in ('scheduled', 'departed', 'approaching', 'delivered', 'failed')),
  channel text not null check (channel in ('email', 'text')),
  -- queued: an e-mail in the outbox of e-mails, which has its outcome.
  status text not null default 'waiting'
    check (status in ('waiting', 'queued', 'sent', 'failed', 'opted_out', 'skipped')),
  -- Most of it hidden; the contact itself is on the stop.
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
-- A step that is undone and repeated does not send its message twice.
create unique index recipient_messages_waiting on recipient_messages (stop_id, kind, channel) where status = 'waiting';

-- Keyed hashes of the contacts that want no messages.
create table recipient_opt_outs (
  contact_hash bytea primary key,
  created_at timestamptz not null
);

alter table emails
  add column recipient_message_id uuid references recipient_messages on delete cascade,
  -- Fills in {{secret}} of the body; deleted when the e-mail is sent.
  add column secret text,
  add column unsubscribe_url text;
create index emails_recipient_message on emails (recipient_message_id) where recipient_message_id is not null;

-- Null: the texts that the program comes with.
alter table settings add column recipient_messages jsonb;
alter table companies add column recipient_messages boolean not null default true;

-- What people are told beside the lists. The words are made when it is read, so that nothing forgotten stays here.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  type text not null check (type in (
    'order_failed', 'order_returned', 'order_commented', 'report_ready', 'new_sign_in', 'privacy_request'
  )),
  service_order_id uuid references service_orders on delete cascade,
  -- What else it is about: the run of a report, or a request about somebody's data.
  subject_id uuid,
  -- The title of a report, a protocol, a device: never a recipient's name or words.
  detail text check (length(detail) between 1 and 200),
  actor_id uuid references users,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_newest on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_age on notifications (created_at);
create index notifications_order on notifications (service_order_id) where service_order_id is not null;

-- Only what differs from the rule of its type.
create table notification_preferences (
  user_id uuid not null references users on delete cascade,
  type text not null,
  screen boolean not null,
  email boolean not null,
  primary key (user_id, type)
);

-- Which version of which legal text a person agreed to, when and from where.
create table acceptances (
  user_id uuid not null references users on delete cascade,
  document text not null check (document in ('terms', 'privacy')),
  version date not null,
  accepted_at timestamptz not null,
  address text,
  primary key (user_id, document, version)
);

-- What recipients ask for on the page of their delivery. The address of a correction is in the event of the order only.
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
  check (window_start < window_end),
  check ((kind = 'reschedule') = (window_start is not null) and (window_start is null) = (window_end is null)),
  check ((status = 'pending') = (decided_at is null))
);
create index recipient_requests_stop on recipient_requests (stop_id, created_at);
create unique index recipient_requests_pending on recipient_requests (stop_id, kind) where status = 'pending';

-- How recipients rate a delivery. There is no name: the stop has the recipient's.
create table stop_ratings (
  stop_id uuid primary key references service_order_stops on delete cascade,
  score integer not null check (score between 1 and 5),
  comment text check (length(comment) <= 500),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index stop_ratings_created on stop_ratings (created_at);

alter table service_order_events
  drop constraint service_order_events_type_check,
  add constraint service_order_events_type_check
    check (type in (
      'created', 'status_changed', 'stop_changed', 'corrected', 'edited', 'commented', 'attached', 'detached',
      'pin_confirmed', 'step_undone', 'recipient_requested'
    ))
    not valid;

alter table notifications
  drop constraint notifications_type_check,
  add constraint notifications_type_check check (type in (
    'order_failed', 'order_returned', 'order_commented', 'order_assigned', 'report_ready', 'proofs_ready',
    'new_sign_in', 'privacy_request', 'recipient_request'
  )) not valid;

-- Notifications about the deadline of an order: each is sent once for each promised time.
create table deadline_notices (
  service_order_id uuid not null references service_orders on delete cascade,
  kind text not null check (kind in ('due_soon', 'late')),
  -- The promised time of the notice; a new one is announced again.
  promised_at timestamptz not null,
  primary key (service_order_id, kind)
);

alter table notifications
  drop constraint notifications_type_check,
  add constraint notifications_type_check check (type in (
    'order_failed', 'order_returned', 'order_commented', 'order_assigned', 'order_due_soon', 'order_late',
    'report_ready', 'proofs_ready', 'report_failed', 'proofs_failed', 'new_sign_in', 'privacy_request', 'recipient_request'
  )) not valid;

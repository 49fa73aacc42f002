-- Notifications about webhooks that the server has paused.
alter table notifications
  drop constraint notifications_type_check,
  add constraint notifications_type_check check (type in (
    'order_failed', 'order_returned', 'order_commented', 'order_assigned', 'order_due_soon', 'order_late',
    'report_ready', 'proofs_ready', 'report_failed', 'proofs_failed', 'new_sign_in', 'privacy_request', 'recipient_request',
    'occurrence_assigned', 'occurrence_commented', 'occurrence_resolved', 'occurrence_overdue', 'webhook_paused'
  )) not valid;

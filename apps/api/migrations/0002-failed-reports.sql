-- Notifications about reports and archives of proofs that failed.
alter table notifications
  drop constraint notifications_type_check,
  add constraint notifications_type_check check (type in (
    'order_failed', 'order_returned', 'order_commented', 'order_assigned', 'report_ready', 'proofs_ready',
    'report_failed', 'proofs_failed', 'new_sign_in', 'privacy_request', 'recipient_request'
  )) not valid;

-- The due time that was announced as passed; a new one is announced again.
alter table order_occurrences add column overdue_notice_for timestamptz;
-- Occurrences that were overdue before are in the lists only.
update order_occurrences set overdue_notice_for = due_at where status = 'open' and due_at < now();

alter table notifications
  drop constraint notifications_type_check,
  add constraint notifications_type_check check (type in (
    'order_failed', 'order_returned', 'order_commented', 'order_assigned', 'order_due_soon', 'order_late',
    'report_ready', 'proofs_ready', 'report_failed', 'proofs_failed', 'new_sign_in', 'privacy_request', 'recipient_request',
    'occurrence_assigned', 'occurrence_commented', 'occurrence_resolved', 'occurrence_overdue'
  )) not valid;

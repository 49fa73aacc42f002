-- The proofs of a month are a generated file like a report, in an archive.
alter table report_runs
  drop constraint report_runs_format_check,
  add constraint report_runs_format_check check (format in ('csv', 'xlsx', 'zip')) not valid;

alter table notifications
  drop constraint notifications_type_check,
  add constraint notifications_type_check check (type in (
    'order_failed', 'order_returned', 'order_commented', 'order_assigned', 'report_ready', 'proofs_ready',
    'new_sign_in', 'privacy_request'
  )) not valid;

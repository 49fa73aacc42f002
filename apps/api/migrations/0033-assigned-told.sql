-- Whoever an order is given to is told.
alter table notifications
  drop constraint notifications_type_check,
  add constraint notifications_type_check check (type in (
    'order_failed', 'order_returned', 'order_commented', 'order_assigned', 'report_ready', 'new_sign_in',
    'privacy_request'
  ));

-- Comments and files stand in an order's history, and are told to streams and webhooks like everything else in it.
alter table service_order_events
  -- What was said stands in one place; where it was forgotten, the event stays without words.
  add column comment_id uuid references service_order_comments on delete set null,
  drop constraint service_order_events_type_check,
  add constraint service_order_events_type_check
    check (type in ('created', 'status_changed', 'stop_changed', 'corrected', 'edited', 'commented', 'attached', 'detached'))
    not valid;
create index service_order_events_comment on service_order_events (comment_id) where comment_id is not null;

-- What happens to an occurrence is part of the history of its order, so that webhooks and the event stream carry it.
alter table service_order_events
  -- Without a foreign key: rows are only ever added, and the occurrence of a failure that is undone is deleted.
  add column occurrence_id uuid,
  drop constraint service_order_events_type_check,
  add constraint service_order_events_type_check check (type in ('created', 'status_changed', 'stop_changed',
    'corrected', 'edited', 'commented', 'attached', 'detached', 'pin_confirmed', 'step_undone', 'recipient_requested',
    'occurrence_opened', 'occurrence_changed', 'occurrence_commented', 'occurrence_resolved')) not valid;

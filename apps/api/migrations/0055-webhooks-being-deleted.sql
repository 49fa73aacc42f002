-- An event must not wait for a webhook that another transaction deletes, nor fail with its foreign key: such a webhook is
-- left out. Should its deletion be rolled back, GET /v1/webhooks/{id}/messages still lists the event.
create or replace function tell_of_event() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (id, webhook_id, event_id, type, status, next_attempt_at, created_at)
  select gen_random_uuid(), webhooks.id, new.id, 'service_order.' || new.type, 'pending', new.recorded_at, new.recorded_at
  from service_orders
  join webhooks on webhooks.company_id = service_orders.company_id
  where service_orders.id = new.service_order_id
    and new.visibility <> 'internal'
    and webhooks.status = 'active'
    and 'service_order.' || new.type = any(webhooks.events)
  for key share of webhooks skip locked;
  -- Only the id: whoever listens reads the row, as far as its reader may.
  perform pg_notify('malote_events', new.id::text);
  return null;
end $$;

-- A stop may require several proofs at once: any combination of photo, signature and PIN.
-- The single-proof columns stay for one release, for processes of the previous version that run during a deployment.
alter table service_order_stops
  add column required_proofs text[]
    check (required_proofs <@ array['photo', 'signature', 'pin'] and cardinality(required_proofs) <= 3);
update service_order_stops set required_proofs = array_remove(array[required_proof], null);

-- The previous version writes one proof only.
create function set_required_proofs() returns trigger language plpgsql as $$
begin
  new.required_proofs := array_remove(array[new.required_proof], null);
  return new;
end $$;
create trigger service_order_stops_required_proofs before insert on service_order_stops
  for each row when (new.required_proofs is null) execute function set_required_proofs();
alter table service_order_stops alter column required_proofs set not null;

-- What a company agreed to; null is what the settings say, an empty list is no proof.
alter table companies
  add column pickup_proofs text[] check (pickup_proofs <@ array['photo', 'signature', 'pin']),
  add column dropoff_proofs text[] check (dropoff_proofs <@ array['photo', 'signature', 'pin']),
  add column return_proofs text[] check (return_proofs <@ array['photo', 'signature', 'pin']);
update companies set
  pickup_proofs = array[pickup_proof] where pickup_proof is not null;
update companies set
  dropoff_proofs = array[dropoff_proof] where dropoff_proof is not null;
alter table settings
  add column pickup_proofs text[] not null default '{}' check (pickup_proofs <@ array['photo', 'signature', 'pin']),
  add column dropoff_proofs text[] not null default '{}' check (dropoff_proofs <@ array['photo', 'signature', 'pin']),
  add column return_proofs text[] not null default '{}' check (return_proofs <@ array['photo', 'signature', 'pin']);
update settings set
  pickup_proofs = array_remove(array[pickup_proof], null),
  dropoff_proofs = array_remove(array[dropoff_proof], null);

-- Goods that come back arrive at a stop of their own, behind the last drop-off, which may require proofs too.
alter table service_order_stops
  drop constraint service_order_stops_kind_check,
  add constraint service_order_stops_kind_check check (kind in ('pickup', 'dropoff', 'return')) not valid;
create unique index service_order_stops_return on service_order_stops (service_order_id) where kind = 'return';

-- Who canceled: a manager may reopen their own cancellation for a short time.
alter table service_orders add column canceled_by_id uuid references users;

-- The reasons offered for returning goods and for giving an order back to the queue.
alter table settings
  add column return_reasons text[] not null default
    '{"Recusado pelo destinatário","Destinatário não encontrado","Endereço não encontrado","Carga avariada","Pedido cancelado pelo cliente"}',
  add column requeue_reasons text[] not null default
    '{"Veículo com problema","Fora da minha área","Carga não cabe no veículo","Fim do turno","Imprevisto pessoal"}';

-- A step that was taken back: its event stays, and another event refers to it.
alter table service_order_events
  add column undoes_event_id uuid references service_order_events,
  drop constraint service_order_events_type_check,
  add constraint service_order_events_type_check
    check (type in (
      'created', 'status_changed', 'stop_changed', 'corrected', 'edited', 'commented', 'attached', 'detached',
      'pin_confirmed', 'step_undone'
    ))
    not valid;
create unique index service_order_events_undoes on service_order_events (undoes_event_id)
  where undoes_event_id is not null;

-- The last step of each order, with what the order was before it: what "Desfazer" restores.
create table service_order_last_steps (
  service_order_id uuid primary key references service_orders on delete cascade,
  actor_id uuid not null references users on delete cascade,
  event_id uuid not null references service_order_events on delete cascade,
  -- The version and the number of events after the step: any other value means that something followed.
  version integer not null,
  event_count integer not null,
  before jsonb not null,
  created_at timestamptz not null
);

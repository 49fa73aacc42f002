-- Until now the transition table let a failed order go on its route, or be returned, although nothing had been
-- collected. The stored orders stay as they are: each is reported in the audit log, where an administrator finds them
-- by the action and decides what to correct.
insert into audit_log (id, actor_id, action, entity, entity_id, company_id, changes, request_id, address, recorded_at)
select
  gen_random_uuid(), null, 'serviceOrders.reportUncollected', 'service_order', found.id, found.company_id,
  jsonb_build_object(
    'orderNumber', found.order_number,
    'status', found.status,
    'collectedAt', found.collected_at,
    'pickupProved', not found.unproved
  ),
  'migration', null, now()
from (
  select
    service_orders.*,
    -- A correction by an administrator needs no proof.
    not corrected and exists (
      select from service_order_stops as stop
      where stop.service_order_id = service_orders.id
        and stop.kind = 'pickup'
        and stop.required_proof is not null
        and (stop.required_proof <> 'pin' or stop.pin_confirmed_at is null)
        and not exists (
          select from service_order_attachments as proof
          where proof.stop_id = stop.id and proof.kind = stop.required_proof
        )
    ) as unproved
  from service_orders
  where status in ('in_transit', 'delivered', 'partially_delivered', 'returning', 'returned')
) as found
where found.collected_at is null or found.unproved;

do $$
declare
  reported bigint;
begin
  select count(*) into reported from audit_log where action = 'serviceOrders.reportUncollected';
  if reported > 0 then
    raise notice '% orders without a collection or its proof are reported in the audit log', reported;
  end if;
end
$$;

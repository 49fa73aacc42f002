-- The idempotency key of the request that took the step: an undo withdraws its stored response, which would claim the
-- undone status.
alter table service_order_last_steps add column idempotency_key text;

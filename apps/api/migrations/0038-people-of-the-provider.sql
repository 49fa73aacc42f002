-- Whether an operator, or the one that an API key acts as, belongs to the delivery team: reads what is internal and
-- carries orders out. What a manager registers belongs to the manager's company, until an admin says otherwise.
alter table users add column carries_out boolean not null default true;
update users set carries_out = false
  where integration and id in (
    select api_keys.user_id from api_keys join users maker on maker.id = api_keys.created_by_id where maker.role = 'manager');
update users set carries_out = false
  where role <> 'admin' and id in (
    select entity_id from audit_log join users actor on actor.id = audit_log.actor_id
    where action = 'users.create' and actor.role = 'manager');

-- Whom an admin deactivated, only an admin lets in again. Of earlier deactivations nobody knows who made them.
alter table users add column deactivated_by_admin boolean not null default false;
update users set deactivated_by_admin = true where status = 'inactive' and not integration;

-- The keys of people who were deactivated end with them, also those of before.
update api_keys set revoked_at = now() from users maker
  where maker.id = api_keys.created_by_id and maker.status = 'inactive' and revoked_at is null;
update users set status = 'inactive' where integration and status = 'active'
  and id in (select user_id from api_keys where revoked_at is not null);

-- What the caller could reach when a call was made: a repetition is answered only while they still reach it.
alter table idempotency_keys
  add column role text,
  add column carries_out boolean,
  add column company_ids uuid[];

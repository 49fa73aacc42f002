-- Each secret that was replaced signs for a whole day, also when another replaces its successor meanwhile.
create table webhook_secrets (
  id uuid primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  secret text not null,
  valid_until timestamptz not null
);
create index webhook_secrets_webhook on webhook_secrets (webhook_id, valid_until desc);

insert into webhook_secrets (id, webhook_id, secret, valid_until)
select gen_random_uuid(), id, previous_secret, previous_until from webhooks where previous_until > now();

-- The body of a message from its first attempt until it is delivered or given up: each attempt sends the same bytes.
alter table webhook_deliveries add column body text;

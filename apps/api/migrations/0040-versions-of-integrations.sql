-- Each edit increments the version; a write on another version is rejected, so that no change is lost.
alter table webhooks add column version integer not null default 1;
alter table api_keys add column version integer not null default 1;

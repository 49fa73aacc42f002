-- When the data of a person is erased: a day after the decision, so that it can be called back until then.
alter table privacy_requests
  add column erasure_at timestamptz,
  add constraint privacy_requests_erasure check (erasure_at is null or (kind = 'deletion' and status = 'open'));
create index privacy_requests_erasures on privacy_requests (erasure_at) where erasure_at is not null;

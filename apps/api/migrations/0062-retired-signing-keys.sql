-- A key that was replaced signs no more: a statement that is dated after `retired_at` does not hold. The keys of before
-- are retired when the next key was created, or when their last receipt was issued.
alter table signing_keys add column retired_at timestamptz;

update signing_keys as key set retired_at = greatest(
  (select min(next.created_at) from signing_keys as next where next.created_at > key.created_at),
  (select max(issued_at) from receipts where receipts.key_id = key.id)
)
where exists (select from signing_keys as next where next.created_at > key.created_at);

-- Links with which people outside of the system read the evidence of a finished order.
create table evidence_links (
  id uuid primary key,
  service_order_id uuid not null references service_orders on delete cascade,
  -- What was signed when the link was created: the page verifies it against the current order.
  receipt_id text not null references receipts on delete cascade,
  -- SHA-256 of the token; the token itself is not stored.
  token_hash bytea not null unique,
  recipient text,
  created_by_id uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- Written at most once a day.
  last_viewed_at timestamptz
);
create index evidence_links_order on evidence_links (service_order_id, created_at desc);
create index evidence_links_receipt on evidence_links (receipt_id);
create index evidence_links_created_by on evidence_links (created_by_id);

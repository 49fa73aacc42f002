-- Keys that sign receipts. The private key is encrypted with a secret that the database does not contain. Rows stay for
-- ever: a receipt is verified with the key that signed it.
create table signing_keys (
  id text primary key,
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null
);

-- Issued receipts. The statement has no personal data; the facts with personal data are covered by a hash in it.
create table receipts (
  id text primary key,
  service_order_id uuid not null references service_orders on delete cascade,
  digest bytea not null,
  salt text not null,
  statement jsonb not null,
  key_id text not null references signing_keys,
  signature text not null,
  issued_at timestamptz not null,
  unique (service_order_id, digest)
);

-- What went wrong with an order, and who resolves it until when.
create table order_occurrences (
  id uuid primary key,
  service_order_id uuid not null references service_orders on delete cascade,
  -- That of the order, copied so that the lists of a company read one index.
  company_id uuid not null references companies on delete cascade,
  stop_id uuid references service_order_stops on delete set null,
  -- The failure that opened it. Null when a person did, or when the failure was undone.
  event_id uuid unique references service_order_events on delete set null,
  kind text not null check (kind in ('absent', 'address', 'closed', 'refused', 'damaged', 'lost', 'other')),
  reason text,
  description text,
  -- Who reads the description.
  visibility text not null check (visibility in ('internal', 'company')),
  status text not null default 'open' check (status in ('open', 'resolved')),
  owner_id uuid references users,
  due_at timestamptz not null,
  -- Null: the system.
  opened_by_id uuid references users,
  opened_at timestamptz not null,
  resolution text,
  resolved_by_id uuid references users,
  resolved_at timestamptz,
  version integer not null default 1,
  check ((status = 'resolved') = (resolved_at is not null))
);
create index order_occurrences_order on order_occurrences (service_order_id, opened_at, id);
create index order_occurrences_company on order_occurrences (company_id, status, due_at, id);
create index order_occurrences_due on order_occurrences (status, due_at, id);
create index order_occurrences_owner on order_occurrences (owner_id, status, due_at, id) where owner_id is not null;
create index order_occurrences_stop on order_occurrences (stop_id) where stop_id is not null;
create index order_occurrences_opened_by on order_occurrences (opened_by_id) where opened_by_id is not null;
create index order_occurrences_resolved_by on order_occurrences (resolved_by_id) where resolved_by_id is not null;

create table order_occurrence_comments (
  id uuid primary key,
  occurrence_id uuid not null references order_occurrences on delete cascade,
  author_id uuid not null references users,
  text text not null,
  visibility text not null check (visibility in ('internal', 'company')),
  created_at timestamptz not null
);
create index order_occurrence_comments_occurrence on order_occurrence_comments (occurrence_id, created_at, id);
create index order_occurrence_comments_author on order_occurrence_comments (author_id);

-- The photos of an occurrence are files of its order.
alter table service_order_attachments
  add column occurrence_id uuid references order_occurrences on delete set null;
create index service_order_attachments_occurrence on service_order_attachments (occurrence_id)
  where occurrence_id is not null;

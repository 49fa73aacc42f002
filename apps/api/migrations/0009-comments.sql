create table service_order_comments (
  id uuid primary key,
  service_order_id uuid not null references service_orders on delete cascade,
  author_id uuid not null references users,
  text text not null check (length(text) between 1 and 2000),
  visibility text not null check (visibility in ('internal', 'company')),
  created_at timestamptz not null
);
create index service_order_comments_order on service_order_comments (service_order_id, created_at, id);
create trigger service_order_comments_append_only before update on service_order_comments
  for each row execute function refuse_change();

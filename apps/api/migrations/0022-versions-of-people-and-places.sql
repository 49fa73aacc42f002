-- Which edit of a person, company or place somebody looks at: whoever edits an older one is told.
alter table users add column version integer not null default 1;
alter table companies add column version integer not null default 1;
alter table locations add column version integer not null default 1;

alter table service_order_events validate constraint service_order_events_type_check;

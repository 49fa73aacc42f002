-- The sums of what the ready rows become: items, value, weight.
alter table imports add column totals jsonb;

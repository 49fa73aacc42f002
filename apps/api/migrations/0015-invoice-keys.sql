-- The access key of the electronic invoice (NF-e) of an order. Several orders may deliver the goods of one invoice.
alter table service_orders add column invoice_key text check (invoice_key ~ '^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$');
create index service_orders_invoice_key on service_orders (invoice_key) where invoice_key is not null;

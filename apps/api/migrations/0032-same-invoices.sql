-- The keys of the invoices (NF-e) whose goods a row has; null: none.
alter table import_rows add column invoice_keys text[];
create index import_rows_invoice_keys on import_rows using gin (invoice_keys) where invoice_keys is not null;
-- The row, import or order that has the same invoice already, as `SameInvoice` of the contract.
alter table import_rows add column same_invoice jsonb;
-- Whether the user leaves out such rows.
alter table imports add column skip_same_invoices boolean not null default false;

-- A tracking link is in the hands of the sender as well: it opts out of the messages of its company only. Null: of all
-- companies, which needs the link of a message to the contact.
alter table recipient_opt_outs
  add column company_id uuid references companies on delete cascade,
  drop constraint recipient_opt_outs_pkey,
  add constraint recipient_opt_outs_once unique nulls not distinct (contact_hash, company_id);

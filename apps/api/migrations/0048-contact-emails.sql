-- The e-mail address of a contact. Messages to recipients go there.
alter table service_order_stops add column contact_email text;
alter table locations add column contact_email text;

create index service_order_stops_email on service_order_stops (contact_email) where contact_email is not null;

-- Of operators: whether they may assign the company's orders to other people.
alter table memberships add column dispatches boolean not null default false;

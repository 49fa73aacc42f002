-- What somebody said the columns of a file are; absent: as their titles say.
alter table imports add column columns jsonb;

-- The reasons of failure with which a stop needs a photo.
alter table settings add column photo_reasons text[] not null default '{}';

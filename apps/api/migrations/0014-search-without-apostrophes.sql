-- A search for `davila` finds D'Ávila, `santana` finds Sant'Ana: apostrophes are no part of the normalized text.
create or replace function f_search(value text) returns text
  language sql immutable parallel safe strict
  return lower(translate(public.f_unaccent(value), '''`´‘’', ''));

-- The indexes have the values of the function that it replaces.
reindex index users_search;
reindex index users_name;
reindex index companies_search;
reindex index companies_name;
reindex index locations_company;
reindex index locations_search;
reindex index locations_doors;
reindex index service_order_stops_city;
reindex index service_order_stops_recipient;
-- Only rows with an apostrophe are written; a trigger copies the text to the search table.
update service_orders set search_text = translate(search_text, '''`´‘’', '') where search_text ~ '[''`´‘’]';

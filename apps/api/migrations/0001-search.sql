-- Search ignores accents and case: "sao joao" finds "São João". unaccent() is only "stable", because its dictionary
-- could be changed; ours never is, and an index needs an immutable function. Accents go first, so that lower() works
-- on plain letters in every locale.
create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;

create function f_unaccent(value text) returns text
  language sql immutable parallel safe strict
  return public.unaccent('public.unaccent'::regdictionary, value);

create function f_search(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.f_unaccent(value));

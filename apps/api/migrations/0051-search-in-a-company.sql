-- The company in the same index: a search in one company reads only its part of the index instead of the common words of
-- all companies. A search in all companies uses the same index.
create extension if not exists btree_gin with schema public;
create index service_orders_company_search on service_orders using gin (company_id, search_text gin_trgm_ops);
drop index service_orders_search;

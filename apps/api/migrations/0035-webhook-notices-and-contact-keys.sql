-- Notifications about webhooks that the server has paused.
alter table notifications
  drop constraint notifications_type_check,
  add constraint notifications_type_check check (type in (
    'order_failed', 'order_returned', 'order_commented', 'order_assigned', 'order_due_soon', 'order_late',
    'report_ready', 'proofs_ready', 'report_failed', 'proofs_failed', 'new_sign_in', 'privacy_request', 'recipient_request',
    'occurrence_assigned', 'occurrence_commented', 'occurrence_resolved', 'occurrence_overdue', 'webhook_paused'
  )) not valid;

-- The contacts in a text, by which imported rows are found: e-mail addresses, each also by the beginnings of its domain, because a
-- text may continue after it ("ana@x.com.Obrigada"), and each ten consecutive digits of longer numbers, since a phone has ten
-- digits or more. Escapes of JSON separate words.
create function f_contact_keys(value text) returns text[]
  language sql immutable parallel safe strict as $$
  select array(
    select address[1] || '@' || array_to_string(labels[1:size], '.')
    from regexp_matches(
      regexp_replace(lower(value), '\\(u[0-9a-f]{4}|.)', ' ', 'g'),
      '([a-z0-9][a-z0-9._+-]*)@([a-z0-9-]+(?:\.[a-z0-9-]+)+)', 'g'
    ) as address
    cross join lateral string_to_array(address[2], '.') as labels
    cross join lateral generate_series(2, cardinality(labels)) as size
    union
    select substr(digits[1], start, 10)
    from regexp_matches(regexp_replace(value, '[\s().-]', '', 'g'), '(\d{10,})', 'g') as digits
    cross join lateral generate_series(1, length(digits[1]) - 9) as start
  )
$$;
create index import_rows_cell_contacts on import_rows using gin (f_contact_keys(cells::text));
create index import_rows_input_contacts on import_rows using gin (f_contact_keys(input::text));

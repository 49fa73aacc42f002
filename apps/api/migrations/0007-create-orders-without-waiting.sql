-- Order numbers come from one sequence per year. The row of service_order_sequences was locked until the end of the
-- transaction, so that the creations of all companies and processes waited for each other. A sequence leaves gaps: after a
-- rejected creation, and of up to 32 numbers after a crash of the database.

-- Takes the next numbers of a year. The first creation of a year creates its sequence; others wait for that transaction.
create function take_order_numbers(of_year integer, how_many integer) returns setof bigint language plpgsql as $$
declare
  sequence_name text := format('service_order_numbers_%s', of_year);
begin
  if to_regclass(sequence_name) is null then
    perform pg_advisory_xact_lock(2750914, of_year);
    execute format('create sequence if not exists %I', sequence_name);
  end if;
  return query select nextval(sequence_name::regclass) from generate_series(1, how_many);
end
$$;

do $$
declare
  used record;
begin
  for used in select year, last_number from service_order_sequences loop
    execute format('create sequence service_order_numbers_%s start %s', used.year, used.last_number + 1);
  end loop;
end
$$;

-- The previous release, which runs during the deployment, takes its numbers from the same sequences.
create function number_of_previous_release() returns trigger language plpgsql as $$
begin
  new.last_number := (select numbers from take_order_numbers(new.year, 1) as numbers);
  return new;
end
$$;
create trigger service_order_sequences_shared before insert or update on service_order_sequences
  for each row execute function number_of_previous_release();

-- A trigger does not see an order that is inserted by the same statement as its stops, so that statement has the company.
drop trigger service_order_stops_company on service_order_stops;
create trigger service_order_stops_company before insert on service_order_stops
  for each row when (new.company_id is null) execute function set_stop_company();

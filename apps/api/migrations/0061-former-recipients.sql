-- An address that no longer signs in to an active account receives no scheduled reports: after a deactivation, a change
-- of the e-mail address, or an erasure. A schedule without other recipients is paused.
alter table report_schedules drop constraint report_schedules_recipients_check;
alter table report_schedules add constraint report_schedules_recipients_check
  check (cardinality(recipients) between (case when active then 1 else 0 end) and 20);

create function remove_former_recipient() returns trigger language plpgsql as $$
begin
  update report_schedules set
    recipients = array_remove(recipients, old.email),
    active = active and cardinality(array_remove(recipients, old.email)) > 0,
    next_run_at = case when cardinality(array_remove(recipients, old.email)) > 0 then next_run_at end,
    version = version + 1,
    updated_at = now()
  where old.email = any(recipients);
  return null;
end $$;
create trigger users_former_recipients after update of status, email on users
  for each row when (old.email <> new.email or (old.status <> 'inactive' and new.status = 'inactive'))
  execute function remove_former_recipient();

-- Those of before.
update report_schedules set
  recipients = kept.recipients,
  active = active and cardinality(kept.recipients) > 0,
  next_run_at = case when cardinality(kept.recipients) > 0 then next_run_at end
from (
  select schedule.id, coalesce(array_agg(recipient) filter (where not exists (
    select from users where users.email = recipient and users.status = 'inactive'
  )), '{}') as recipients
  from report_schedules as schedule cross join unnest(schedule.recipients) as recipient
  group by schedule.id
) as kept
where kept.id = report_schedules.id and cardinality(kept.recipients) < cardinality(report_schedules.recipients);

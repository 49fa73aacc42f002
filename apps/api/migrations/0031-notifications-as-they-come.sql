-- Tells the processes of whom there is news, or what was read on another device: many at once are told once.
create function tell_of_notification() returns trigger language plpgsql as $$
begin
  perform pg_notify('malote_notifications', new.user_id::text);
  return null;
end
$$;
create trigger notifications_told after insert or update of read_at on notifications
  for each row execute function tell_of_notification();

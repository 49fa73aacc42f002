-- Tells the processes of sessions that ended, so that what they hold open ends at once and not with the next heartbeat.
create function tell_of_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('malote_sessions', old.id::text);
  return null;
end
$$;
create trigger sessions_ended after delete on sessions for each row execute function tell_of_session();

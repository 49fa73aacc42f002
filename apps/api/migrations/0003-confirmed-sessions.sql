-- When the password was last entered in a session, after the sign-in. Sensitive actions require a recent time.
alter table sessions add column confirmed_at timestamptz;

-- A person's own sessions can be listed and ended one by one: each has an id that may be shown, and says what it was opened with.
alter table session
  add column id uuid not null default gen_random_uuid(),
  add column user_agent text not null default '';
create unique index session_id on session (id);

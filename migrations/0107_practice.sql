-- A section of one's own for practising: a unit that lies in the trash from the beginning, so that all that keeps such units from visitors keeps it
-- from them too, with the version before as well. Here stands whose it is; nobody else has a way to it.
create table practice_unit (
  unit_id uuid primary key,
  unit_kind text not null check (unit_kind in ('department', 'diocese')),
  account_id uuid not null references account on delete cascade,
  unique (account_id, unit_kind)
);

-- Who practises just now: a session's second token, with which it reaches nothing but the section for practising. It ends with the session.
create table practice_session (
  token_hash bytea primary key,
  session_id uuid not null references session (id) on delete cascade,
  unit_id uuid not null references practice_unit on delete cascade,
  at timestamptz not null
);
create index practice_session_of on practice_session (session_id);
create index practice_session_in on practice_session (unit_id);

-- What is typed while practising goes on there alone.
alter table draft add column practice boolean not null default false;

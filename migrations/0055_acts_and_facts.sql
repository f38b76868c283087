-- What was done that is no change of a record: sign-in matters, exports, settings, backups. The history of records stands in `revision`.
create table act (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Who; null when it was the program itself, or a command on the server.
  by uuid references account on delete set null,
  act text not null,
  -- What it was done to, as a reader would name it, and what else there is to tell.
  thing text not null default '',
  details jsonb not null default '{}'
);
create index act_latest on act (at desc, id desc);
create index act_by on act (by, at desc) where by is not null;

-- What regular work has to tell whoever looks after the installation, such as when the last backup was made: the latest of each name.
create table fact (
  name text primary key,
  at timestamptz not null,
  value jsonb not null
);

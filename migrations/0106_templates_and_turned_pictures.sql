-- Templates for what comes again: what a record said, to begin another one with.
create table template (
  id uuid primary key,
  kind text not null,
  name text not null,
  -- Whose it is: a unit's, or the office's where neither is named. The office's may be for all.
  department_id uuid references department on delete cascade,
  diocese_id uuid references diocese on delete cascade,
  for_all boolean not null default false,
  -- Its fields, files by their names.
  held jsonb not null,
  account_id uuid references account on delete set null,
  created_at timestamptz not null
);
create index template_of_department on template (department_id) where department_id is not null;
create index template_of_diocese on template (diocese_id) where diocese_id is not null;
create index template_of_account on template (account_id);
-- The files that a template shows: they stay as long as it does.
create table template_file (
  template_id uuid not null references template on delete cascade,
  media_id uuid not null references media on delete cascade,
  primary key (template_id, media_id)
);
create index template_file_media on template_file (media_id);
-- How a part of a picture was changed besides being cut out: turned by degrees to the right, and by so many steps brighter or darker. None: as it is.
alter table media add column turned smallint, add column light smallint;

-- Lectern's foundation: who may sign in, the units, media, news, and the machinery of the write door.
-- Ids are UUIDv7 made by the server. Every record has version, created/updated at and by, and deleted_at (trash).

create extension if not exists pg_trgm;

-- Every word that any record has ever held, folded. A search word is looked up here first: as part of a word, else as one that is
-- much like it (a slip, a missing letter). The words found are then looked up in the records, which stays quick however many there are.
create table search_word (
  word text primary key
);
create index search_word_parts on search_word using gin (word gin_trgm_ops);

create table department (
  id uuid primary key,
  name text not null,
  aim text not null default '',
  sub_domain text not null,
  accent text,
  search_words tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  deleted_at timestamptz
);
-- A label stays taken while its unit is in the trash, so that restoring always works.
create unique index department_sub_domain on department (sub_domain);

create table diocese (
  id uuid primary key,
  name text not null,
  state text not null check (state in ('Andhra', 'Karnataka', 'Kerala', 'Tamil Nadu', 'Telengana', 'Jaffna', 'Diaspora')),
  sub_domain text not null,
  accent text,
  search_words tsvector not null default '',
  address text not null default '',
  email text not null default '',
  phone text not null default '',
  mobile text not null default '',
  fax text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  deleted_at timestamptz
);
create unique index diocese_sub_domain on diocese (sub_domain);

create table account (
  id uuid primary key,
  user_name text not null,
  email text not null,
  mobile text not null default '',
  role text not null check (role in ('full_administrator', 'diocese_user', 'department_user')),
  department_id uuid references department,
  diocese_id uuid references diocese,
  password text not null,
  search_words tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references account,
  updated_at timestamptz not null default now(),
  updated_by uuid references account,
  deleted_at timestamptz,
  check ((role = 'department_user') = (department_id is not null)),
  check ((role = 'diocese_user') = (diocese_id is not null))
);
create unique index account_email on account (lower(email)) where deleted_at is null;

alter table department add foreign key (created_by) references account, add foreign key (updated_by) references account;
alter table diocese add foreign key (created_by) references account, add foreign key (updated_by) references account;

-- A token is never stored, only its SHA-256. companion_hash: the cookie that a browser's token needs beside it (AMB-068).
create table session (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  companion_hash bytea,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null
);
create index session_account on session (account_id);
create index session_ends on session (ends_at);

-- Failed sign-ins of the last minutes, by account name and by network (ADD-3).
create table failed_login (
  at timestamptz not null,
  email text not null,
  network text not null
);
create index failed_login_email on failed_login (email, at);
create index failed_login_network on failed_login (network, at);

create table media (
  id uuid primary key,
  file_name text not null unique,
  original_name text not null,
  type text not null,
  kind text not null check (kind in ('image', 'document', 'video')),
  bytes bigint not null,
  width integer,
  height integer,
  pages integer,
  sha256 bytea not null,
  variants jsonb not null default '[]',
  unit_kind text check (unit_kind in ('department', 'diocese')),
  unit_id uuid,
  uploaded_by uuid references account,
  created_at timestamptz not null default now(),
  released_at timestamptz,
  variants_at timestamptz
);
create index media_created on media (created_at);

-- Which record has ever shown which file. Rows stay while the record or its history exists, so that the sweeper never breaks either.
create table media_use (
  media_id uuid not null references media,
  kind text not null,
  record_id uuid not null,
  primary key (media_id, kind, record_id)
);

create table news (
  id uuid primary key,
  department_id uuid references department,
  diocese_id uuid references diocese,
  type text not null generated always as (case when department_id is null then 'dioceses' else 'departments' end) stored,
  title text not null,
  heading text not null default '',
  description text not null default '',
  date date,
  sort_day date not null generated always as (coalesce(date, (created_at at time zone 'UTC')::date)) stored,
  thumbnail uuid references media,
  gallery uuid[] not null default '{}',
  pdf uuid[] not null default '{}',
  activated boolean not null default false,
  search_words tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references account,
  updated_at timestamptz not null default now(),
  updated_by uuid references account,
  deleted_at timestamptz,
  check (num_nonnulls(department_id, diocese_id) = 1)
);
-- Walking the newest for a word that many hold looks into this column of row after row: unpacking it each time took longer than reading it.
-- Long texts stand apart, so that lists and searches walk over narrow rows.
alter table news alter column search_words set storage external;
alter table news set (toast_tuple_target = 256);
create index news_newest on news (type, sort_day desc, id desc) where deleted_at is null;
create index news_newest_active on news (type, sort_day desc, id desc) where deleted_at is null and activated;
create index news_all_newest on news (sort_day desc, id desc) where deleted_at is null;
create index news_department on news (department_id, sort_day desc, id desc) where deleted_at is null;
create index news_diocese on news (diocese_id, sort_day desc, id desc) where deleted_at is null;
create index news_search on news using gin (search_words) where deleted_at is null;

-- How many news there are by unit and state. Counting 100,000 rows for every list would make the list as slow as the table is long.
create table news_tally (
  unit_id uuid not null,
  type text not null,
  activated boolean not null,
  n bigint not null,
  primary key (unit_id, type, activated)
);

create function count_news() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into news_tally as t
      select coalesce(department_id, diocese_id), type, activated, -count(*) from old_rows where deleted_at is null group by 1, 2, 3 order by 1, 2, 3
      on conflict (unit_id, type, activated) do update set n = t.n + excluded.n;
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into news_tally as t
      select coalesce(department_id, diocese_id), type, activated, count(*) from new_rows where deleted_at is null group by 1, 2, 3 order by 1, 2, 3
      on conflict (unit_id, type, activated) do update set n = t.n + excluded.n;
  end if;
  return null;
end $$;
create trigger news_inserted after insert on news referencing new table as new_rows for each statement execute function count_news();
create trigger news_updated after update on news referencing old table as old_rows new table as new_rows for each statement execute function count_news();
create trigger news_deleted after delete on news referencing old table as old_rows for each statement execute function count_news();

-- Who changed what, when, from what to what. Audit, history and undo read here.
create table revision (
  id bigint generated always as identity primary key,
  kind text not null,
  record_id uuid not null,
  version integer not null,
  action text not null check (action in ('create', 'change', 'switch', 'remove', 'restore')),
  at timestamptz not null default now(),
  by uuid references account,
  before jsonb,
  after jsonb
);
create index revision_record on revision (kind, record_id, id desc);

-- The content generation: every write that a visitor could see moves it by one, in the write's own transaction.
create table content_generation (
  only_row boolean primary key default true check (only_row),
  n bigint not null default 1
);
insert into content_generation default values;

-- Repeated requests: the same key from the same account gets the first answer (ADD-2).
create table repeated_request (
  key_hash bytea primary key,
  kind text not null,
  record_id uuid not null,
  at timestamptz not null default now()
);
create index repeated_request_at on repeated_request (at);

-- The kinds that the office and the units publish beside news.

create table event (
  id uuid primary key,
  department_id uuid references department,
  diocese_id uuid references diocese,
  type text not null generated always as (case when department_id is null then 'dioceses' else 'departments' end) stored,
  name text not null,
  description text not null default '',
  url text not null default '',
  thumbnail uuid references media,
  from_date timestamptz not null,
  to_date timestamptz not null,
  search_words tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references account,
  updated_at timestamptz not null default now(),
  updated_by uuid references account,
  deleted_at timestamptz,
  check (num_nonnulls(department_id, diocese_id) = 1)
);
create index event_newest on event (type, from_date desc, id desc) where deleted_at is null;
create index event_all_newest on event (from_date desc, id desc) where deleted_at is null;
create index event_ends on event (to_date) where deleted_at is null;
create index event_upcoming on event (from_date, id) where deleted_at is null;
create index event_department on event (department_id, from_date desc, id desc) where deleted_at is null;
create index event_diocese on event (diocese_id, from_date desc, id desc) where deleted_at is null;
create index event_search on event using gin (search_words) where deleted_at is null;
create index event_trashed on event (deleted_at) where deleted_at is not null;
call count_table('event', 'coalesce(department_id, diocese_id)', 'type', 'true');

-- Year and month as they are asked for: what was entered, else those of the date, else of the day of making (AMB-059).
create table publication (
  id uuid primary key,
  department_id uuid references department,
  type text not null check (type in ('resources', 'magazine', 'books', 'library_archives', 'sermons', 'lectionary')),
  title text not null,
  description text not null default '',
  thumbnail uuid references media,
  pdf uuid[] not null default '{}',
  resource_name text not null default '',
  content_image uuid[] not null default '{}',
  sermon_category text not null default '' check (sermon_category in ('', 'sermon_outlines', 'lent', 'advent', 'bible_study')),
  date date,
  year integer check (year between 1 and 9999),
  month integer check (month between 1 and 12),
  special_edition boolean not null default false,
  shown_year integer not null generated always as
    (coalesce(year, extract(year from date)::int, extract(year from (created_at at time zone 'UTC'))::int)) stored,
  shown_month integer not null generated always as
    (coalesce(month, extract(month from date)::int, extract(month from (created_at at time zone 'UTC'))::int)) stored,
  sort_day date not null generated always as
    (coalesce(date, make_date(year, coalesce(month, 1), 1), (created_at at time zone 'UTC')::date)) stored,
  activated boolean not null default false,
  search_words tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references account,
  updated_at timestamptz not null default now(),
  updated_by uuid references account,
  deleted_at timestamptz
);
create index publication_newest on publication (type, sort_day desc, id desc) where deleted_at is null;
create index publication_department on publication (department_id, sort_day desc, id desc) where deleted_at is null;
create index publication_search on publication using gin (search_words) where deleted_at is null;
create index publication_trashed on publication (deleted_at) where deleted_at is not null;
call count_table('publication', 'department_id', 'type', 'activated');

create table campaign (
  id uuid primary key,
  title text not null,
  description text not null default '',
  thumbnail uuid references media,
  gallery uuid[] not null default '{}',
  activated boolean not null default false,
  search_words tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references account,
  updated_at timestamptz not null default now(),
  updated_by uuid references account,
  deleted_at timestamptz
);
call count_table('campaign', 'null::uuid', '''''', 'activated');

create table video (
  id uuid primary key,
  title text not null,
  description text not null default '',
  youtube_url text not null default '',
  video_url uuid references media,
  thumbnail uuid references media,
  "order" double precision,
  activated boolean not null default false,
  search_words tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references account,
  updated_at timestamptz not null default now(),
  updated_by uuid references account,
  deleted_at timestamptz
);
call count_table('video', 'null::uuid', '''''', 'activated');

create table statement (
  id uuid primary key,
  type text not null check (type in ('govt', 'press', 'statement')),
  title text not null,
  description text not null default '',
  date date,
  sort_day date not null generated always as (coalesce(date, (created_at at time zone 'UTC')::date)) stored,
  pdf uuid[] not null default '{}',
  search_words tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references account,
  updated_at timestamptz not null default now(),
  updated_by uuid references account,
  deleted_at timestamptz
);
create index statement_newest on statement (type, sort_day desc, id desc) where deleted_at is null;
call count_table('statement', 'null::uuid', 'type', 'true');

create table prayer (
  id uuid primary key,
  date date not null,
  description text not null default '',
  search_words tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references account,
  updated_at timestamptz not null default now(),
  updated_by uuid references account,
  deleted_at timestamptz
);
create index prayer_newest on prayer (date desc, id desc) where deleted_at is null;
call count_table('prayer', 'null::uuid', '''''', 'true');

create table promotion (
  id uuid primary key,
  title text not null,
  description text not null default '',
  type text not null check (type in ('platinum', 'gold', 'silver')),
  url text not null default '',
  thumbnail uuid references media,
  banner_image uuid references media,
  activated boolean not null default false,
  search_words tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references account,
  updated_at timestamptz not null default now(),
  updated_by uuid references account,
  deleted_at timestamptz
);
call count_table('promotion', 'null::uuid', 'type', 'activated');

create table partner (
  id uuid primary key,
  category text not null check (category in ('partner', 'network')),
  name text not null,
  url text not null default '',
  image uuid references media,
  search_words tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references account,
  updated_at timestamptz not null default now(),
  updated_by uuid references account,
  deleted_at timestamptz
);
call count_table('partner', 'null::uuid', 'category', 'true');

create table description (
  id uuid primary key,
  type text not null
    check (type in ('working_committee', 'executive_committee', 'association_content', 'history', 'vision', 'mission', 'logo')),
  description text not null default '',
  search_words tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references account,
  updated_at timestamptz not null default now(),
  updated_by uuid references account,
  deleted_at timestamptz
);
create unique index description_type on description (type) where deleted_at is null;
call count_table('description', 'null::uuid', 'type', 'true');

-- People whom pages show and who never sign in: apart from accounts, so that no public list can reach one.
create table person (
  id uuid primary key,
  user_type text not null check
    (user_type in ('officers', 'secretarial_staff', 'association_officers', 'working_committee', 'department_personnels', 'diocese_personnels')),
  department_id uuid references department,
  diocese_id uuid references diocese,
  user_name text not null default '',
  role text not null default '',
  designation text not null default '',
  profile_picture uuid references media,
  address text not null default '',
  email text not null default '',
  mobile text not null default '',
  phone text not null default '',
  fax text not null default '',
  sort double precision,
  user_sort boolean not null default false,
  search_words tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references account,
  updated_at timestamptz not null default now(),
  updated_by uuid references account,
  deleted_at timestamptz,
  check ((user_type = 'department_personnels') = (department_id is not null)),
  check ((user_type = 'diocese_personnels') = (diocese_id is not null))
);
create index person_sorted on person (user_type, sort, id) where deleted_at is null;
create index person_department on person (department_id, sort, id) where deleted_at is null;
create index person_diocese on person (diocese_id, sort, id) where deleted_at is null;
call count_table('person', 'coalesce(department_id, diocese_id)', 'user_type', 'true');

-- The array fields of a diocese, a row for each entry.
create table diocese_banner (
  id uuid primary key,
  parent_id uuid not null references diocese on delete cascade,
  place integer not null,
  url uuid not null references media,
  date timestamptz not null
);
create index diocese_banner_parent on diocese_banner (parent_id, place);
create table diocese_gallery (
  id uuid primary key,
  parent_id uuid not null references diocese on delete cascade,
  place integer not null,
  url uuid not null references media,
  date timestamptz not null
);
create index diocese_gallery_parent on diocese_gallery (parent_id, place);
create table diocese_description (
  id uuid primary key,
  parent_id uuid not null references diocese on delete cascade,
  place integer not null,
  title text not null default '',
  description text not null default ''
);
create index diocese_description_parent on diocese_description (parent_id, place);
create table diocese_ministerial_role (
  id uuid primary key,
  parent_id uuid not null references diocese on delete cascade,
  place integer not null,
  url uuid not null references media,
  date date not null
);
create index diocese_ministerial_role_parent on diocese_ministerial_role (parent_id, place);

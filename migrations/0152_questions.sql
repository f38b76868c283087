-- Questions that readers type into the search, and the pages that answer them (decision 0003). The office's own are here;
-- those that come with the program are in the code, and `instead_of` names the one whose place a row takes.
create table question (
  id uuid primary key,
  wordings text not null,
  page text not null,
  title text not null default '',
  instead_of text not null default '',
  off boolean not null default false,
  search_words tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references account on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid references account on delete set null,
  deleted_at timestamptz
);

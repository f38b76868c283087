-- What stands in PDFs, page by page: taken out of the file, read by a machine where it is a picture, or corrected by the office.
create table paper (
  id uuid primary key,
  -- Deferred to the end of a statement: where a file takes the place of another, the two change their papers in one.
  media_id uuid not null unique deferrable initially immediate references media on delete cascade,
  -- Which reader has read it: a better one reads it again.
  reader smallint not null,
  -- Of most of its pages.
  language text not null,
  -- The contents that the file brings along: title, page and level of each entry.
  bookmarks jsonb not null default '[]',
  read_at timestamptz not null
);
create table paper_page (
  paper_id uuid not null references paper on delete cascade,
  number integer not null check (number > 0),
  source text not null check (source in ('layer', 'machine', 'corrected')),
  language text not null,
  -- Paragraphs with an empty line between them; what begins with # is a heading.
  text text not null,
  -- Its letters alone, folded, without blanks, by which it is searched.
  letters text not null,
  -- It has no text that could be read, and waits for the machine that reads pictures.
  waits boolean not null default false,
  -- How often the machine has begun with it.
  tries smallint not null default 0,
  version integer not null default 1,
  corrected_at timestamptz,
  corrected_by uuid references account on delete set null,
  primary key (paper_id, number)
);
create index paper_page_letters on paper_page using gin (letters gin_trgm_ops);
create index paper_page_waits on paper_page (paper_id, number) where waits;
create index paper_page_corrected_by on paper_page (corrected_by) where corrected_by is not null;

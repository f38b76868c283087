-- Versions of one item in several languages are records of their own, each with its own status: here stands which of them belong together, and from which
-- state of which record each was made. A record without a row has no versions. Rows of a record that lies in the trash wait for it there.
create table item_version (
  kind text not null,
  record_id uuid not null,
  -- What belongs together; the id of nothing else.
  group_id uuid not null,
  language text not null,
  -- The record from which it was made, and its version then; null: it is the first one, or what it was made from is no longer among them.
  made_from uuid,
  made_from_version integer,
  made_at timestamptz not null,
  primary key (kind, record_id),
  -- One record for each language.
  unique (kind, group_id, language)
);
create index item_version_to_do on item_version (kind, language, record_id);
create index item_version_made_from on item_version (kind, made_from) where made_from is not null;

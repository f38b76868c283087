-- Drafts that follow their person from device to device: what is typed in a form and not saved. They are nobody's but the person's, and never content.
create table draft (
  -- Made by the device on which it was begun.
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- The kind of record (or of a part of one) and the form it is typed in; of a new record no record.
  kind text not null,
  form text not null,
  record text,
  title text not null,
  about text not null,
  path text not null,
  version integer,
  -- The fields that were changed, and how they stood before.
  before jsonb not null,
  typed jsonb not null,
  device text not null,
  -- Each writing counts on: a device says which one it goes on from.
  revision integer not null default 1,
  at timestamptz not null
);
create index draft_of_account on draft (account_id, at desc);
create index draft_at on draft (at);
-- The files that a draft shows: they stay as long as it does.
create table draft_file (
  draft_id uuid not null references draft on delete cascade,
  media_id uuid not null references media on delete cascade,
  primary key (draft_id, media_id)
);
create index draft_file_media on draft_file (media_id);
-- Drafts that were saved or thrown away: other devices forget them too.
create table draft_ended (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  at timestamptz not null
);
create index draft_ended_of_account on draft_ended (account_id);
create index draft_ended_at on draft_ended (at);

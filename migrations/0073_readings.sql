-- Readings: how often a page was opened by somebody who stayed, and nothing of who.
create table reading (
  -- In the church's own time. What is older than 25 months stands on the first of its month.
  day date not null,
  -- The department or diocese whose page it is; null: the church's own.
  unit_id uuid,
  -- The pattern of the page's address.
  page text not null,
  -- The record that has its own page there; '' and null for lists and the like.
  kind text not null default '',
  record_id uuid,
  lang text not null default 'en',
  source text not null,
  times integer not null check (times > 0)
);
create unique index reading_once on reading (day, page, record_id, unit_id, lang, source) nulls not distinct;
create index reading_unit on reading (unit_id, day);
create index reading_record on reading (record_id, day) where record_id is not null;

-- How many different readers there were on a day: on one unit's pages (scope: its id), on the church's own (''), and on all of them ('all').
create table reader_day (
  day date not null,
  scope text not null,
  readers integer not null,
  primary key (day, scope)
);
-- While a day lasts: sketches by which different readers are counted, no list of them, and half of the salt of the hashes that go into them. The
-- other half is in no database. Both are gone soon after the day.
create table reader_sketch (
  day date not null,
  scope text not null,
  marks bytea not null,
  primary key (day, scope)
);
create table reader_salt (
  day date primary key,
  half bytea not null
);

-- Events that come again: by which rule, and until when or how often. '' is an event that takes place once.
alter table event
  add column repeats text not null default '',
  add column repeat_every integer,
  add column repeat_until date,
  add column repeat_times integer;
create index event_repeating on event (id) where repeats <> '';

-- Single days of a series that are otherwise, or left out. 'place' is the row's own among them, as in all such tables; where it happens is 'venue'.
create table event_exceptions (
  id uuid primary key,
  parent_id uuid not null references event on delete cascade,
  place integer not null,
  day date not null,
  left_out boolean not null default false,
  name text not null default '',
  venue text not null default '',
  description text not null default '',
  from_date timestamptz not null,
  to_date timestamptz not null
);
create index event_exceptions_parent on event_exceptions (parent_id, place);

-- The days of each series that lists show: those around today. Written with the event, before it where it is new, and each hour anew.
create table event_occurrence (
  event_id uuid not null references event on delete cascade deferrable initially deferred,
  day date not null,
  from_date timestamptz not null,
  to_date timestamptz not null,
  primary key (event_id, day)
);
create index event_occurrence_from on event_occurrence (from_date, event_id);
create index event_occurrence_to on event_occurrence (to_date, event_id);

-- What went wrong, by day: the same thing once, with how often it came. Without personal data, and kept for a week.
create table logged_error (
  day date not null,
  -- 'failure': a request that was not answered as it should; 'notice': what the program said to its log.
  kind text not null check (kind in ('failure', 'notice')),
  place text not null,
  sentence text not null,
  times integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (day, kind, place, sentence)
);

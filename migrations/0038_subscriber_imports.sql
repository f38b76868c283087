-- What the office brought in from a file: who, when, what came of it. The lines themselves are not kept, but for those that were added.
create table subscriber_import (
  id uuid primary key,
  file_name text not null,
  created_at timestamptz not null,
  created_by uuid not null references account,
  -- The last line of the file that was dealt with.
  last_line integer not null default 0,
  added integer not null default 0,
  merged integer not null default 0,
  same integer not null default 0,
  refused integer not null default 0
);
create index subscriber_import_newest on subscriber_import (created_at desc);

-- Addresses whose owner had everything erased, as keyed hashes: no file brings them back.
create table erased_address (
  hash bytea primary key,
  at timestamptz not null
);

-- What has happened to people's data: what was touched, from when to when, and what is said of it to the persons and to the Data Protection Board.
create table breach (
  id uuid primary key,
  -- What the office calls it.
  name text not null,
  parts text[] not null default '{}',
  from_at timestamptz,
  until_at timestamptz,
  noticed_at timestamptz not null,
  -- Of letters, mails and sign-ins only those of these days; null: all.
  written_from date,
  written_until date,
  happened text not null default '',
  cause text not null default '',
  consequences text not null default '',
  done text not null default '',
  advice text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid references account on delete set null,
  updated_at timestamptz not null,
  updated_by uuid references account on delete set null
);

-- A letter as it was sent: what it said stays, whatever is typed into the breach afterwards.
create table breach_letter (
  id uuid primary key,
  breach_id uuid not null references breach on delete cascade,
  said jsonb not null,
  people integer not null,
  at timestamptz not null,
  by uuid references account on delete set null
);
create index breach_letter_breach on breach_letter (breach_id, at);

-- Who has been told, as a keyed hash of the address: nobody is told twice, and nobody's address is kept for it.
create table breach_told (
  breach_id uuid not null references breach on delete cascade,
  hash bytea not null,
  at timestamptz not null,
  primary key (breach_id, hash)
);

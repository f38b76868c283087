-- Which state of a record somebody has seen last in its form, to be told what others have changed since.
create table last_looked (
  account_id uuid not null references account on delete cascade,
  kind text not null,
  record_id uuid not null,
  version integer not null,
  at timestamptz not null,
  primary key (account_id, kind, record_id)
);
create index last_looked_at on last_looked (at);
create index last_looked_of_record on last_looked (kind, record_id);

-- Where imported records and files came from, so that importing the same again changes nothing. kind: of the record, or 'media'.
create table import_origin (
  source text not null,
  kind text not null,
  key text not null,
  record_id uuid not null,
  at timestamptz not null default now(),
  primary key (source, kind, key)
);

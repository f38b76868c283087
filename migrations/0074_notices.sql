-- What visitors were told beside a form about their data, in each wording that ever stood there; what they sent names the one that they saw.
create table notice (
  hash text primary key,
  form text not null,
  lang text not null,
  said text not null,
  first_at timestamptz not null
);
alter table consent add column notice text references notice;
alter table enquiry add column notice text references notice;
alter table "order" add column notice text references notice;

-- Who signed in, and who tried and did not get in: for a year. Like ones within a quarter of an hour are one line, whose last is `at`.
create table sign_in (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  -- Whose it is or would be, where anybody has this address.
  account_id uuid references account on delete set null,
  -- As it was typed, in small letters and without what nobody sees.
  address text not null,
  -- Its keyed hash, as with consent: it tells which came from the same one.
  network_hash bytea not null,
  way text not null check (way in ('sign_in', 'link', 'asked_again')),
  outcome text not null check (outcome in ('in', 'failed', 'refused')),
  reason text not null default '',
  times integer not null default 1
);
create index sign_in_latest on sign_in (at desc, id desc);
create index sign_in_alike on sign_in (network_hash, at) where outcome <> 'in';
create index sign_in_account on sign_in (account_id) where account_id is not null;
create index sign_in_address on sign_in (lower(address));

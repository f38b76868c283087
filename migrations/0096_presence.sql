-- Who has which form open, for those who open the same. It is true for some seconds only, so it is in no log and in no backup.
create unlogged table presence (
  -- Made by the window.
  tab uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- The record, and the part of it that is edited by itself.
  place text not null,
  field text not null,
  since timestamptz not null,
  seen_at timestamptz not null
);
create index presence_place on presence (place);
create index presence_account on presence (account_id);

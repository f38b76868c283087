-- By which other programs use the API in somebody's name: a name, what it may reach, and an end. The token itself is known to nobody but the program.
create table api_token (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  may_write boolean not null,
  -- The kinds that it may reach; null: all that programs may.
  kinds text[],
  -- Made by somebody who had shown a second key: without it, it ends with the first one.
  with_key boolean not null,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  last_used_at timestamptz
);
create index api_token_account on api_token (account_id, created_at desc);

-- Browsers that are not asked for the second key for a while: each holds a cookie, of which only the hash is kept. One is good for the password
-- that the account had then, and ends when the account's keys change.
create table trusted_browser (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  token_hash bytea not null unique,
  password_print bytea not null,
  user_agent text not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  ends_at timestamptz not null
);
create index trusted_browser_account on trusted_browser (account_id);

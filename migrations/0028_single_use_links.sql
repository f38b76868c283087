-- Links in mails that do one thing once, for one person: a new password, an invitation, a story to be published. `address` is the person's
-- when the link was made: whoever has another one since cannot be meant.
create table single_use_link (
  id uuid primary key default gen_random_uuid(),
  purpose text not null,
  account_id uuid not null references account on delete cascade,
  address text not null,
  about jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Withdrawn, or replaced by a newer one.
  voided_at timestamptz
);
create index single_use_link_account on single_use_link (account_id, purpose, created_at);
create index single_use_link_expires on single_use_link (expires_at);

-- The tokens by which a link is opened, each as its SHA-256 only. They are made while the mail is written, so that none ever waits in a
-- table; a mail that has to be tried again is written again, and both copies lead to the one link.
create table single_use_link_token (
  hash bytea primary key,
  link_id uuid not null references single_use_link on delete cascade
);
create index single_use_link_token_link on single_use_link_token (link_id);

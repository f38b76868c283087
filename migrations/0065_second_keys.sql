-- What somebody shows beside the password: numbers from an app, or a phone or computer that asks for finger, face or screen lock.
create table second_key (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('app', 'device')),
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  -- Of an app: the secret, sealed with the installation's secret.key, and the last step of 30 seconds whose numbers were taken.
  sealed_secret bytea,
  last_step bigint,
  -- Of a device: what its browser names it by, and for which host of the console.
  credential_id text unique,
  public_key bytea,
  rp_id text,
  counter bigint,
  transports text[],
  check (case kind when 'app' then sealed_secret is not null
    else credential_id is not null and public_key is not null and rp_id is not null and counter is not null end)
);
create index second_key_account on second_key (account_id);
create unique index second_key_one_app on second_key (account_id) where kind = 'app';

-- Codes on paper, as keyed hashes; each opens once.
create table recovery_code (
  account_id uuid not null references account on delete cascade,
  hash bytea not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, hash)
);

-- What has been begun and waits for a second key: a sign-in whose password was right, a proof, a key that is being added. Each is used once.
create table second_key_challenge (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('sign_in', 'prove', 'add_app', 'add_device')),
  -- What a device has to sign.
  challenge text not null,
  -- A sign-in: the browser that began it, and by what the password is known to be the same still.
  companion_hash bytea,
  password_print bytea,
  way text,
  -- All others: the session that began it, by the hash of its token.
  session_hash bytea,
  -- An app that is being added.
  sealed_secret bytea,
  expires_at timestamptz not null
);
create index second_key_challenge_account on second_key_challenge (account_id);
create index second_key_challenge_expires on second_key_challenge (expires_at);

-- When a session last proved whose it is (empty: when it began), and whether it was begun with a second key.
alter table session add column proved_at timestamptz;
alter table session add column with_key boolean not null default false;

-- A sign-in whose second step failed.
-- The version before goes on: sign_in_way_check takes all that it took, and one way more, which that version only reads.
alter table sign_in drop constraint sign_in_way_check;
alter table sign_in add constraint sign_in_way_check check (way in ('sign_in', 'link', 'asked_again', 'second_key'));

-- What a church has settled for all, such as that full administrators need a second key.
create table church_setting (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid references account on delete set null
);

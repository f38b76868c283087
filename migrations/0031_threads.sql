-- What follows a visitor's letter: answers, and what the visitor writes back by mail. What came first stands in the letter itself.
create table letter_message (
  id uuid primary key,
  enquiry_id uuid references enquiry on delete cascade,
  order_id uuid references "order" on delete cascade,
  check (num_nonnulls(enquiry_id, order_id) = 1),
  -- An answer; else the visitor's.
  ours boolean not null,
  written_by uuid references account on delete set null,
  text text not null,
  -- The mail that carries an answer.
  mail_id uuid references mail on delete set null,
  -- Of what came by mail, by which it is known when it comes a second time.
  message_id text not null default '',
  -- The names of what was attached, which is not kept.
  files text[] not null default '{}',
  created_at timestamptz not null
);
create index letter_message_enquiry on letter_message (enquiry_id, id) where enquiry_id is not null;
create index letter_message_order on letter_message (order_id, id) where order_id is not null;
create index letter_message_mail on letter_message (mail_id) where mail_id is not null;
create unique index letter_message_once on letter_message (coalesce(enquiry_id, order_id), message_id) where message_id <> '';

-- By this the addresses to which mails come back can't be made up by anybody else. 244 random bits.
create table mail_secret (
  one boolean primary key default true check (one),
  secret bytea not null
);
insert into mail_secret (secret)
  values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

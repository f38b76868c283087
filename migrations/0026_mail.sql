-- What is to be mailed: one row a mail, written by the transaction that causes it and sent by a job. Its id is in its Message-ID, so that a
-- mail that goes out twice (the program was killed between the server's "250" and our note of it) is recognised as the same.
create table mail (
  id uuid primary key default gen_random_uuid(),
  template text not null,
  -- Empty: the office, whose address stands in the organisation file.
  to_address text,
  to_name text not null default '',
  data jsonb not null default '{}',
  newsletter_id uuid references newsletter on delete cascade,
  subscriber_id uuid references subscriber on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'cancelled')),
  tries integer not null default 0,
  -- A paused newsletter's mails are due at infinity.
  due_at timestamptz not null,
  -- The mail server's words when it last refused it.
  answer text not null default '',
  created_at timestamptz not null,
  done_at timestamptz
);
create unique index mail_once on mail (newsletter_id, subscriber_id) where newsletter_id is not null;
-- What one person waits for goes before what many get.
create index mail_due on mail ((newsletter_id is not null), due_at) where state = 'waiting';
create index mail_of_newsletter on mail (newsletter_id, state) where newsletter_id is not null;
create index mail_subscriber on mail (subscriber_id) where subscriber_id is not null;
create index mail_to on mail (lower(to_address), template, created_at) where newsletter_id is null;
create index mail_done on mail (done_at) where newsletter_id is null and done_at is not null;

-- Why no mail goes out at all, while that is so: at most one row.
create table mail_trouble (
  one boolean primary key default true check (one),
  since timestamptz not null,
  sentence text not null
);

-- By this a mail's links know whose they are.
alter table subscriber add column mail_key uuid not null default gen_random_uuid();
create unique index subscriber_mail_key on subscriber (mail_key);

alter table newsletter add column subject text not null default '';
alter table newsletter add column state text not null default 'sending' check (state in ('sending', 'paused', 'cancelled'));
alter table newsletter_item add column day date;
update newsletter_item i set day = coalesce(n.date, (n.created_at at time zone 'Asia/Kolkata')::date) from news n where n.id = i.news_id;
update newsletter n set subject = coalesce((select title from newsletter_item i where i.newsletter_id = n.id order by place limit 1), '');

-- What was noted before there was any mail waited for it, and goes out now.
insert into mail (template, to_address, to_name, newsletter_id, subscriber_id, due_at, created_at)
  select 'newsletter', s.email, s.name, r.newsletter_id, r.subscriber_id, now(), n.created_at
  from newsletter_recipient r join newsletter n on n.id = r.newsletter_id join subscriber s on s.id = r.subscriber_id
  where r.sent_at is null;
drop table newsletter_recipient;
insert into mail (template, data, due_at, created_at)
  select 'enquiry', jsonb_build_object('id', id), now(), created_at from enquiry where mailed_at is null and deleted_at is null;
insert into mail (template, data, due_at, created_at)
  select 'order', jsonb_build_object('id', id), now(), created_at from "order" where mailed_at is null and deleted_at is null;
alter table enquiry drop column mailed_at;
alter table "order" drop column mailed_at;

-- What comes back into the mailbox that is read.

-- When it was first noted that a mail came back, so that each is counted once.
alter table mail add column returned_at timestamptz;
-- Mails that could not be delivered this time; many of them in a row park an address like one that came back for good.
alter table subscriber add column soft_bounces integer not null default 0;
alter table subscriber add column soft_bounced_at timestamptz;
-- Why somebody gets no newsletter: in their own words, or in those of the server that sent our mail back.
alter table subscriber add column reason text not null generated always as (case
  when unsubscribed_at is not null then goodbye
  when parked_at is not null then parked_reason
  else '' end) stored;

-- What has been read of what is still in the mailbox: only what was noted is marked as read there, and what is noted is never done twice.
create table mail_read (
  -- By these a mail is known in its folder (RFC 9051).
  uid_validity bigint not null,
  uid bigint not null,
  -- Whether it has been dealt with; else it is left for somebody to look at.
  done boolean not null,
  at timestamptz not null,
  primary key (uid_validity, uid)
);

-- How the last look into the mailbox went: at most one row.
create table mailbox_state (
  one boolean primary key default true check (one),
  looked_at timestamptz not null,
  -- So many looks in a row came to nothing, since when, why, and when the next one is.
  failures integer not null default 0,
  since timestamptz,
  sentence text not null default '',
  next_at timestamptz not null,
  -- Mails that nobody knows what they are about.
  unknown integer not null default 0
);

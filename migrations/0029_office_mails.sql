-- Mails of which there is at most one of its name, such as that of what was decided for one author within five minutes.
alter table mail add column once text;
create unique index mail_one on mail (once) where once is not null;

-- Which mails of the office's work somebody has switched off. All others come.
create table mail_off (
  account_id uuid not null references account on delete cascade,
  what text not null check (what in ('decided', 'waiting')),
  primary key (account_id, what)
);

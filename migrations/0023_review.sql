-- What a unit's users write waits for the office, which makes it active or sends it back with a sentence (AMB-014). Events wait like news,
-- and can be switched like them; those that are there have been public from the start and stay so.
alter table event add column activated boolean not null default true;
alter table event alter column activated drop default;
drop trigger counted_inserted on event;
drop trigger counted_updated on event;
drop trigger counted_deleted on event;
delete from tally where kind = 'event';
call count_table('event', 'coalesce(department_id, diocese_id)', 'type', 'activated');

-- waiting_since: since when the office has to look at it; empty when it needn't. sent_back: the office's sentence while the author has to act.
alter table news
  add column waiting_since timestamptz,
  add column sent_back text not null default '',
  add column sent_back_at timestamptz,
  add column sent_back_by uuid references account;
alter table event
  add column waiting_since timestamptz,
  add column sent_back text not null default '',
  add column sent_back_at timestamptz,
  add column sent_back_by uuid references account;
create index news_waiting on news (waiting_since, id) where waiting_since is not null and deleted_at is null;
create index event_waiting on event (waiting_since, id) where waiting_since is not null and deleted_at is null;

-- What a unit's user wrote and the office has never switched is what waits today.
update news n set waiting_since = n.created_at from account a
  where a.id = n.created_by and a.role <> 'full_administrator' and not n.activated and n.deleted_at is null
    and not exists (select from revision r where r.kind = 'news' and r.record_id = n.id and r.action = 'switch');

alter table revision drop constraint revision_action_check;
alter table revision add constraint revision_action_check
  check (action in ('create', 'change', 'switch', 'remove', 'restore', 'send_back'));

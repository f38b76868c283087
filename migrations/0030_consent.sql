-- Whose mail came back for good gets no more of it, until they ask for it again.
alter table subscriber add column parked_at timestamptz;
-- What the other server said.
alter table subscriber add column parked_reason text not null default '';
-- What the office sees and narrows its list by. Who left has left, whatever else is true of them.
alter table subscriber add column state text not null generated always as (case
  when unsubscribed_at is not null then 'unsubscribed'
  when parked_at is not null then 'parked'
  when not confirmed then 'unconfirmed'
  else 'subscribed' end) stored;

-- Counted by it from now on.
drop trigger counted_inserted on subscriber;
drop trigger counted_updated on subscriber;
drop trigger counted_deleted on subscriber;
delete from tally where kind = 'subscriber';
call count_table('subscriber', 'diocese_id', 'state', 'true');
create index subscriber_state on subscriber (state, id desc) where deleted_at is null and state <> 'subscribed';

-- That somebody wanted the newsletter, or wanted it no more: when, on which page, and from which network, whose hash has its key outside of
-- the database.
create table consent (
  id uuid primary key default gen_random_uuid(),
  subscriber_id uuid not null references subscriber on delete cascade,
  at timestamptz not null,
  act text not null check (act in ('asked', 'confirmed', 'left', 'imported')),
  page text not null default '',
  network_hash bytea,
  by uuid references account
);
create index consent_subscriber on consent (subscriber_id, at);

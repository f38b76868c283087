-- What is to happen to a record at its hour: that it goes on the site, comes off again, or changes. The worker (store/schedule/duePlans.ts) does each once.
create table planned (
  id uuid primary key,
  kind text not null,
  record_id uuid not null,
  act text not null check (act in ('publish', 'withdraw', 'change')),
  at timestamptz not null,
  -- Of a change: the fields as the write path takes them, and as they stood when it was planned; both go when it is settled.
  change jsonb,
  base jsonb,
  state text not null default 'planned' check (state in ('wished', 'planned', 'done', 'failed', 'cancelled')),
  by uuid not null references account on delete cascade,
  planned_at timestamptz not null,
  settled_at timestamptz,
  note text not null default ''
);
-- A record goes on, comes off and changes at one hour each.
create unique index planned_once on planned (kind, record_id, act) where state in ('wished', 'planned');
create index planned_due on planned (at, id) where state = 'planned';
create index planned_at_hour on planned (at, id);
create index planned_of_record on planned (record_id, state);
create index planned_settled on planned (settled_at) where settled_at is not null;
create index planned_by on planned (by);
-- For which hour a change came by itself; `by` is who had planned it.
alter table revision add column planned_for timestamptz;

-- Who of the office has sent a change back that waited; its `note` says what is to be mended.
alter table planned add column sent_back_by uuid references account on delete set null;
create index planned_sent_back_by on planned (sent_back_by) where sent_back_by is not null;
-- Changes of what is on the site that wait for the office: few of many plans.
create index planned_waiting on planned (kind, planned_at) where state = 'wished' and act = 'change';

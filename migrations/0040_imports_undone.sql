-- Which file has brought a subscriber in, so that the whole import can be undone.
alter table consent add column import_id uuid references subscriber_import on delete set null;
create index consent_import on consent (import_id) where import_id is not null;
update consent c set import_id = (select i.id from subscriber_import i
  where i.file_name = c.page and i.created_by = c.by and i.created_at <= c.at order by i.created_at desc limit 1)
where c.act = 'imported';

-- How many of them were taken away again; by whom, and when that had come to its end.
alter table subscriber_import add column undone integer not null default 0;
alter table subscriber_import add column undone_by uuid references account;
alter table subscriber_import add column undone_at timestamptz;

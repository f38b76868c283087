-- A deleted template can be brought back for as long as a record. The version before shows it among the others until every copy runs this one.
alter table template add column deleted_at timestamptz;
create index template_deleted on template (deleted_at) where deleted_at is not null;

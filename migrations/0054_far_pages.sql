-- A page far down a list is walked to in the index alone, and only its own rows are read. Of an index of what is made of a column (lower(title)) PostgreSQL
-- makes no such use unless it has the column itself, too.
drop index news_by_title;
create index news_by_title on news (lower(title), id) include (title) where deleted_at is null;
drop index event_by_name;
create index event_by_name on event (lower(name), id) include (name) where deleted_at is null;
drop index subscriber_by_name;
create index subscriber_by_name on subscriber (lower(name), id) include (name) where deleted_at is null;

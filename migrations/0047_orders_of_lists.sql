-- The console's lists are put in order by a column when somebody asks. Where there may be a hundred thousand records that order is an
-- index, walked from either end; the id is in it, so that pages are always the same. The unique index of addresses serves for e-mails.
create index news_by_title on news (lower(title), id) where deleted_at is null;
create index event_by_name on event (lower(name), id) where deleted_at is null;
create index subscriber_by_name on subscriber (lower(name), id) where deleted_at is null;

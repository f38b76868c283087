-- Whether somebody has chosen to begin with 'Today' after signing in; null: was not asked yet, or has not answered.
alter table account add column begins_today boolean;
-- What was sent back, for those who mend it: of a hundred thousand events it is a few.
create index event_sent_back on event (sent_back_at desc, id) where sent_back <> '' and deleted_at is null;

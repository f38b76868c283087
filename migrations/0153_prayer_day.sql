-- Each copy asks every minute who still waits for today's prayer: with the day in the index, those who have it are not read.
-- The version before leaves subscriber.prayer_day out or writes a day, never null, and asks by prayer_hour alone, for which the new subscriber_prayer serves as well.
update subscriber set prayer_day = '-infinity' where prayer_day is null;
alter table subscriber alter column prayer_day set default '-infinity', alter column prayer_day set not null;
drop index subscriber_prayer;
create index subscriber_prayer on subscriber (prayer_day, prayer_hour) where prayer_hour is not null;

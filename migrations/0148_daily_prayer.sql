-- Who gets the day's prayer by mail: at which hour, in the church's time zone, and in which language; null: nobody has confirmed it. Whether the newsletter
-- is wanted is said by the state, as before: who asked for the prayer alone has not confirmed the newsletter.
alter table subscriber add column prayer_hour integer;
alter table subscriber add column prayer_language text not null default '';
-- The last day whose prayer was queued for them: written by the statement that queues it, so that it goes out once.
alter table subscriber add column prayer_day date;
create index subscriber_prayer on subscriber (prayer_hour) where prayer_hour is not null;

-- What was asked for, confirmed or left: 'newsletter' or 'prayer'.
alter table consent add column list text not null default 'newsletter';

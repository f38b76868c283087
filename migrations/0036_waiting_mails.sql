-- That somebody's mail about what waits has been seen to on this day of the church's calendar, whether there was anything to mail or not:
-- once a day for each person, however often the program starts and however many copies of it run.
create table waiting_mail_day (
  account_id uuid not null references account on delete cascade,
  day date not null,
  primary key (account_id, day)
);

-- By which way somebody did it, where that was not the console or the API.
alter table revision add column via text check (via in ('mail_link'));

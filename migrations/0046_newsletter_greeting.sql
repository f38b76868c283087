-- What the office says above the stories of a newsletter: cleaned HTML of words alone (src/store/greeting.ts).
alter table newsletter add column greeting text not null default '';

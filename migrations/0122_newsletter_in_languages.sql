-- What a newsletter says of its stories in each of the church's languages, as it was when it began to go out: of those that had a public version in the
-- language then, or whose unit has a name in it. Pictures are those of newsletter_item. What began before has none, and stays as it was for everybody.
-- The version before goes on sending it as it stands in newsletter_item.
create table newsletter_item_version (
  newsletter_id uuid not null,
  place integer not null,
  language text not null,
  news_id uuid references news on delete set null,
  type text not null,
  unit_name text not null,
  title text not null,
  heading text not null,
  primary key (newsletter_id, language, place),
  foreign key (newsletter_id, place) references newsletter_item on delete cascade
);
create index newsletter_item_version_news on newsletter_item_version (news_id);

-- The story that leads a front page: that of the synod ('synod') or of a unit (its id), until its last day is over, somebody ends it or another one takes its place.
create table lead_story (
  place text primary key,
  news_id uuid not null references news on delete cascade,
  last_day date,
  at timestamptz not null
);
create index lead_story_of on lead_story (news_id);
-- Stories that the office offers: they stand among the synod's own on its front page, and are at hand for the next newsletter.
create table offered_story (
  news_id uuid primary key references news on delete cascade,
  at timestamptz not null
);
create index offered_story_at on offered_story (at desc);

-- How one gives to a campaign, in the office's own words; what is read on a Sunday, beside what is prayed for on it; where an event takes place.
-- All three were in papers and descriptions only, where nobody found them.
alter table campaign add column how_to_give text not null default '';
alter table prayer add column day_name text not null default '', add column readings text not null default '';
alter table event add column place text not null default '';

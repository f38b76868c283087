-- The page of a Sunday shows what the office writes about it beside its readings: its theme, its collect and what is sung, a song per line.
alter table prayer
  add column theme text not null default '',
  add column collect text not null default '',
  add column songs text not null default '';

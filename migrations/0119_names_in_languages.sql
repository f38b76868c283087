-- What departments and dioceses are called in the other languages of the church; empty: as in English.
alter table department
  add column name_ta text not null default '',
  add column name_te text not null default '',
  add column name_kn text not null default '',
  add column name_ml text not null default '';
alter table diocese
  add column name_ta text not null default '',
  add column name_te text not null default '',
  add column name_kn text not null default '',
  add column name_ml text not null default '';
-- In which language somebody wishes to get the newsletter; empty: it was not asked.
alter table subscriber add column language text not null default '';

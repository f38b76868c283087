-- Which Indian script somebody writes by typing Latin letters, and whether that is on; null: nobody has chosen one.
-- The version before knows neither, and leaves both as they are.
alter table account
  add column typing_language text,
  add column typing_on boolean not null default false;

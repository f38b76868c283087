-- In which language the console and the mails of the office speak to somebody; null: has not chosen one, and is spoken to in English.
-- The version before does not know it, and leaves it as it is.
alter table account add column language text;

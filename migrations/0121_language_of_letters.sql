-- In which language somebody wrote to the office: the one of the page whose form it was; empty: it was not told. The mails to whoever wrote go in it.
-- The version before knows nothing of it, and answers in English.
alter table enquiry add column language text not null default '';
alter table "order" add column language text not null default '';

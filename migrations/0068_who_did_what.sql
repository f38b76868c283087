-- Who did what is read over everything: by day, and by person.
create index revision_latest on revision (at desc, id desc);
create index revision_by on revision (by, at desc, id desc) where by is not null;
-- By which of somebody's tokens a program did it: the name that the token had then.
alter table revision add column token text;
alter table act add column token text;
-- What is left of the history of a record that went from the trash for good (store/database/expired.ts), for as long as acts are kept.
create index revision_gone on revision (at) where after ? 'gone';
-- From what a sign-in came, in plain words, and whether the account had never signed in from there.
alter table sign_in add column device text not null default '';
alter table sign_in add column new_device boolean not null default false;

-- A large newsletter's mails are noted in pieces, and follow a change of its state in pieces. noted_to: the last subscriber who has one, while there are more
-- (it stays on what was cancelled before all had one); noted: how many have. behind: some waiting mails are due as its state before wanted it.
-- The version before notes all at once and changes all at once. Of what this one has begun it sends the noted part, and the rest follows when this one is back.
alter table newsletter add column noted_to uuid, add column noted integer not null default 0, add column behind boolean not null default false;

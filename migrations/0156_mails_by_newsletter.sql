-- The waiting mails of one newsletter, or of none, in their order: so that those of a paused newsletter are walked past by nobody. mail_due, which mixes them, goes with the version after.
create index concurrently if not exists mail_waiting on mail (newsletter_id, lane, due_at) where state = 'waiting';

-- A newsletter may be noted for later; who gets it is settled when it begins to go out, and what its people did with it is noted by name.
alter table newsletter drop constraint newsletter_state_check;
alter table newsletter add constraint newsletter_state_check check (state in ('scheduled', 'sending', 'paused', 'cancelled'));
-- When it is to begin, and when it did: without the second nobody has got it.
alter table newsletter add column send_at timestamptz;
alter table newsletter add column started_at timestamptz;
-- What the program itself did with it, in a sentence.
alter table newsletter add column note text not null default '';
update newsletter set started_at = created_at;
create index newsletter_due on newsletter (send_at) where state = 'scheduled';
create index newsletter_newest on newsletter (created_at desc, id desc);

alter table revision drop constraint revision_action_check;
alter table revision add constraint revision_action_check check (action in
  ('create', 'change', 'switch', 'remove', 'restore', 'send_back', 'wait_again', 'schedule', 'start', 'pause', 'resume', 'cancel'));

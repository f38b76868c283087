-- The office takes a decision back: what it has just published or sent back waits again.
alter table revision drop constraint revision_action_check;
alter table revision add constraint revision_action_check
  check (action in ('create', 'change', 'switch', 'remove', 'restore', 'send_back', 'wait_again'));

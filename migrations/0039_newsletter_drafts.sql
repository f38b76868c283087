-- A newsletter may be kept before anybody sends it, for whoever of the office goes on with it.
alter table newsletter drop constraint newsletter_state_check;
alter table newsletter add constraint newsletter_state_check check (state in ('draft', 'scheduled', 'sending', 'paused', 'cancelled'));

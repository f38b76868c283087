-- The practice section is retired (decision 0169). What was written in it goes to the trash, where the office finds it for 30 days, beside the units
-- called 'Practice', which have been in the trash since they were made. What was being typed there is among the drafts of its author.
-- The version before is told that practising is off, and who practises there is asked to sign in again: the rows of practice_session are deleted for it.
-- The tables practice_unit and practice_session and the columns draft.practice and account.tour_step are no longer used; a later release drops them.
insert into church_setting (name, value, changed_at) values ('practice_off', 'true', now())
  on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at, changed_by = null;
delete from practice_session;
update news set deleted_at = now(), version = version + 1
  where deleted_at is null and (department_id in (select unit_id from practice_unit) or diocese_id in (select unit_id from practice_unit));
update event set deleted_at = now(), version = version + 1
  where deleted_at is null and (department_id in (select unit_id from practice_unit) or diocese_id in (select unit_id from practice_unit));
update person set deleted_at = now(), version = version + 1
  where deleted_at is null and (department_id in (select unit_id from practice_unit) or diocese_id in (select unit_id from practice_unit));

-- How much room the files of a unit take is asked before each upload.
create index media_room on media (unit_kind, unit_id) include (bytes);

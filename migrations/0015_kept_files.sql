-- Files that only a draft holds: no record shows them yet, and the sweeper leaves them until this moment.
alter table media add column kept_until timestamptz;

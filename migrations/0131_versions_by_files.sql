-- Versions of a record that were made because one of its files changed, or what is said of the file, and not by a save of the record.
-- Null: by a save.
alter table revision add column by_file boolean;

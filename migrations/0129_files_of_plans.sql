-- Which files a planned or waiting change names, by field: {"thumbnail": ["<id>"]}. They are places of those files, as the fields of a page are. Null where the
-- version before has planned it: then every file that the record has ever had counts.
alter table planned add column files jsonb;

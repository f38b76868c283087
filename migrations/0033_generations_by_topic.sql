-- The content generation by topic: a kind, what is known of files, or '*' for whatever. What a write does not touch stays as it is.
alter table content_generation rename to whole_generation;
create table content_generation (
  topic text primary key,
  n bigint not null default 1
);
insert into content_generation select '*', n from whole_generation;
drop table whole_generation;

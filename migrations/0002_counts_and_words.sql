-- Counts and words for all kinds, where there were only those of news.

-- How many records there are by kind, unit, the value of the column that a kind is counted by, and state. Kept by triggers, since counting
-- a million rows for every list would make the list as slow as the table is long. A record without a unit counts under the zero id.
create table tally (
  kind text not null,
  unit_id uuid not null,
  type text not null,
  activated boolean not null,
  n bigint not null,
  primary key (kind, unit_id, type, activated)
);

-- Arguments: how the rows of this table give their unit, type and state, as SQL expressions.
create function count_rows() returns trigger language plpgsql as $$
declare
  add constant text := format(
    'insert into tally as t (kind, unit_id, type, activated, n)
       select %L, coalesce(%s, ''00000000-0000-0000-0000-000000000000''), %s, %s, %%s count(*) from %%I where deleted_at is null
       group by 1, 2, 3, 4 order by 1, 2, 3, 4
     on conflict (kind, unit_id, type, activated) do update set n = t.n + excluded.n',
    tg_table_name, tg_argv[0], tg_argv[1], tg_argv[2]);
begin
  if tg_op in ('UPDATE', 'DELETE') then execute format(add, '-', 'old_rows'); end if;
  if tg_op in ('UPDATE', 'INSERT') then execute format(add, '', 'new_rows'); end if;
  return null;
end $$;

-- Counts a table from now on, and what stands in it already.
create procedure count_table(counted text, unit text, type text, activated text) language plpgsql as $$
begin
  execute format('create trigger counted_inserted after insert on %I referencing new table as new_rows
    for each statement execute function count_rows(%L, %L, %L)', counted, unit, type, activated);
  execute format('create trigger counted_updated after update on %I referencing old table as old_rows new table as new_rows
    for each statement execute function count_rows(%L, %L, %L)', counted, unit, type, activated);
  execute format('create trigger counted_deleted after delete on %I referencing old table as old_rows
    for each statement execute function count_rows(%L, %L, %L)', counted, unit, type, activated);
  execute format('insert into tally (kind, unit_id, type, activated, n)
    select %L, coalesce(%s, ''00000000-0000-0000-0000-000000000000''), %s, %s, count(*) from %I where deleted_at is null group by 1, 2, 3, 4',
    counted, unit, type, activated, counted);
end $$;

drop trigger news_inserted on news;
drop trigger news_updated on news;
drop trigger news_deleted on news;
drop function count_news();
drop table news_tally;
call count_table('news', 'coalesce(department_id, diocese_id)', 'type', 'activated');
create index news_trashed on news (deleted_at) where deleted_at is not null;

-- Words are kept by scope: '' for what visitors may search, else the kind that only the console sees. What a public search finds must not
-- tell whether somebody's address is known here.
alter table search_word add column scope text not null default '';
delete from search_word;
alter table search_word drop constraint search_word_pkey, add primary key (scope, word);
insert into search_word (scope, word)
  select distinct '', unnest(tsvector_to_array(search_words)) from news
  union select distinct '', unnest(tsvector_to_array(search_words)) from department
  union select distinct '', unnest(tsvector_to_array(search_words)) from diocese
  union select distinct 'account', unnest(tsvector_to_array(search_words)) from account;

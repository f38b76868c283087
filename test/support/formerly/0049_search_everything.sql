-- Words in titles are marked, so that what is called something comes before what only speaks of it; nobody is found on the website by an address
-- or a number any more; and units are found by what is said about them (src/store/searchColumns.ts).

-- The words of a text, as src/lib/words.ts folds and cuts them.
create function pg_temp.words(text) returns text[] language sql immutable as $$
  select coalesce(array_agg(distinct left(word, 60)), '{}') from regexp_split_to_table(
    regexp_replace(regexp_replace(
      replace(replace(replace(replace(replace(replace(
        lower(normalize(regexp_replace(normalize($1, NFD), '([A-Za-z])[\u0300-\u036f]+', '\1', 'g'), NFC)),
        'ൺ', 'ണ്'), 'ൻ', 'ന്'), 'ർ', 'ര്'), 'ൽ', 'ല്'), 'ൾ', 'ള്'), 'ൿ', 'ക്'),
      '[\u200b-\u200d\u2060\ufeff\u00ad]', '', 'g'),
      '([[:alpha:]])[''‘’ʼ]s(?![[:alnum:]])', '\1', 'g'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02bc\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u303f]+') word
  where word <> ''
$$;
create function pg_temp.plain(html text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(html, '<[^>]*>', ' ', 'g'), '&#?\w+;', ' ', 'g')
$$;
-- A word of a title that the record is not known by is none: how words are cut is said in one place, and that is not here.
create function pg_temp.titled(words tsvector, title text) returns tsvector language sql immutable as $$
  select words || array_to_tsvector(array(
    -- Cut once, not for each word.
    select '=' || word from (select pg_temp.words(title) as titled offset 0) t, unnest(tsvector_to_array(words)) word
    where word = any(t.titled)))
$$;

update news set search_words = pg_temp.titled(search_words, title || ' ' || heading);
update event set search_words = pg_temp.titled(search_words, name);
update publication set search_words = pg_temp.titled(search_words, title);
update campaign set search_words = pg_temp.titled(search_words, title);
update video set search_words = pg_temp.titled(search_words, title);
update statement set search_words = pg_temp.titled(search_words, title);
update promotion set search_words = pg_temp.titled(search_words, title);
update partner set search_words = pg_temp.titled(search_words, name);
update department set search_words = pg_temp.titled(search_words, name);
update diocese set search_words = pg_temp.titled(search_words, name);

alter table person add column search_words_staff tsvector not null default '';
update person set search_words_staff = search_words;
insert into search_word (scope, word)
  select distinct 'person', unnest(tsvector_to_array(search_words_staff)) from person on conflict do nothing;
create temporary table contact_word on commit drop as
  select distinct word from person, unnest(tsvector_to_array(search_words)) word
  where not word = any(pg_temp.words(user_name || ' ' || designation || ' ' || role));
update person set search_words = pg_temp.titled(
  ts_delete(search_words, array(select word from unnest(tsvector_to_array(search_words)) word
    where not word = any(pg_temp.words(user_name || ' ' || designation || ' ' || role)))),
  user_name || ' ' || designation || ' ' || role);
do $$
declare
  place text;
begin
  foreach place in array array['news', 'event', 'publication', 'campaign', 'video', 'statement', 'promotion', 'partner', 'department', 'diocese',
      'prayer', 'description', 'person'] loop
    execute format('delete from contact_word c where exists (select from %I t where t.search_words @@ quote_literal(c.word)::tsquery)', place);
  end loop;
end $$;
delete from search_word s using contact_word c where s.scope = '' and s.word = c.word;

alter table department add column search_words_site tsvector not null default '';
alter table diocese add column search_words_site tsvector not null default '';
update department set search_words_site = search_words || array_to_tsvector(pg_temp.words(pg_temp.plain(aim)));
update diocese d set search_words_site = search_words || array_to_tsvector(pg_temp.words(address || ' ' || coalesce(
  (select string_agg(s.title || ' ' || pg_temp.plain(s.description), ' ') from diocese_description s where s.parent_id = d.id), '')));
insert into search_word (scope, word)
  select '', word from (select unnest(tsvector_to_array(search_words_site)) word from department
    union select unnest(tsvector_to_array(search_words_site)) from diocese) w
  where word not like '=%' on conflict do nothing;

-- Which versions of an item visitors who read in a language do not see, since they see another one of it (in that language, else in English, else the one
-- that the others were made from), and how many those are: kept by triggers as the
-- tally is, since to find it out for every list takes as long as there are versions.
-- The version before finds it out by itself. Its writes keep these tables too, by the triggers note_hidden_versions, note_hidden_versions_removed,
-- note_hidden_versions_linked, note_hidden_versions_linked_otherwise and note_hidden_versions_of_unit: they refuse nothing.

-- What decides, of all kinds that have versions, whether a record is seen; a kind that gets versions comes into this view and has the two triggers below.
create view versioned_record as
  select 'news' as kind, id, department_id, diocese_id, type, activated from news where deleted_at is null
  union all select 'event', id, department_id, diocese_id, type, activated from event where deleted_at is null
  union all select 'publication', id, department_id, null, type, activated from publication where deleted_at is null
  union all select 'campaign', id, null, null, '', activated from campaign where deleted_at is null
  union all select 'statement', id, null, null, type, true from statement where deleted_at is null
  union all select 'prayer', id, null, null, '', true from prayer where deleted_at is null;

create table hidden_version (
  kind text not null,
  -- Of the reader.
  language text not null,
  record_id uuid not null,
  group_id uuid not null,
  -- As the tally has them.
  unit_id uuid not null,
  type text not null,
  primary key (kind, language, record_id)
);
create index hidden_version_of_group on hidden_version (group_id);

create table hidden_version_tally (
  kind text not null,
  language text not null,
  unit_id uuid not null,
  type text not null,
  n bigint not null,
  primary key (kind, language, unit_id, type)
);

-- Notes anew which versions of an item are hidden. Whoever does so at the same time waits, and then sees what was written before; units are locked first, as
-- by whoever writes a record, so that none of them comes into the trash or out of it meanwhile.
create function note_hidden(item_kind text, item uuid) returns void language plpgsql as $$
declare
  members uuid[] := array(select record_id from item_version where kind = item_kind and group_id = item);
  hidden hidden_version[];
begin
  perform from department where id in (select r.department_id from versioned_record r where r.kind = item_kind and r.id = any(members)) order by id for share;
  perform from diocese where id in (select r.diocese_id from versioned_record r where r.kind = item_kind and r.id = any(members)) order by id for share;
  perform from item_version where kind = item_kind and group_id = item order by record_id for update;
  members := array(select record_id from item_version where kind = item_kind and group_id = item);
  with seen as (
    select v.language, v.made_from is not null as made, r.* from versioned_record r join item_version v on v.kind = item_kind and v.record_id = r.id
      where r.kind = item_kind and r.id = any(members) and v.record_id = any(members) and r.activated
        and not exists (select from department d where d.id = r.department_id and d.deleted_at is not null)
        and not exists (select from diocese d where d.id = r.diocese_id and d.deleted_at is not null)
  )
  select array_agg(row(item_kind, reader.language, v.id, item,
      coalesce(v.department_id, v.diocese_id, '00000000-0000-0000-0000-000000000000'), v.type)::hidden_version) into hidden
    from seen v cross join unnest(array['en', 'ta', 'te', 'kn', 'ml']) reader (language)
    where v.language <> reader.language
      and exists (select from seen o where o.language = reader.language or (o.language <> 'en', o.made, o.id) < (v.language <> 'en', v.made, v.id));
  insert into hidden_version_tally as t (kind, language, unit_id, type, n)
    select item_kind, language, unit_id, type, sum(n) from (
      select language, unit_id, type, -1 as n from hidden_version where group_id = item
      union all select language, unit_id, type, 1 from unnest(hidden)) as changed
    group by language, unit_id, type having sum(n) <> 0 order by language, unit_id, type
    on conflict (kind, language, unit_id, type) do update set n = t.n + excluded.n;
  delete from hidden_version where group_id = item;
  insert into hidden_version select * from unnest(hidden);
end $$;

create function note_hidden_of_record() returns trigger language plpgsql as $$
declare
  item uuid;
begin
  select group_id into item from item_version where kind = tg_table_name and record_id = old.id;
  if found then perform note_hidden(tg_table_name, item); end if;
  return null;
end $$;

create function note_hidden_of_link() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform note_hidden(old.kind, old.group_id); end if;
  -- Whoever changes the record at this moment does not see the link yet: waited for, so that what is noted here is what they leave.
  if tg_op = 'INSERT' then execute format('select from %I where id = $1 for share', new.kind) using new.record_id; end if;
  if tg_op <> 'DELETE' then perform note_hidden(new.kind, new.group_id); end if;
  return null;
end $$;

create function note_hidden_of_unit() returns trigger language plpgsql as $$
begin
  perform note_hidden(kind, group_id) from (
    select distinct v.kind, v.group_id from item_version v join versioned_record r on r.kind = v.kind and r.id = v.record_id
      where new.id in (r.department_id, r.diocese_id) order by v.kind, v.group_id) as items;
  return null;
end $$;

-- The columns beside deleted_at that decide whether a record of a kind is seen, and where it is counted.
create procedure keep_hidden_versions(of_kind text, variadic decides text[]) language plpgsql as $$
declare
  before text := 'old.deleted_at is null';
  since text := 'new.deleted_at is null';
  name text;
begin
  foreach name in array decides loop
    before := before || format(', old.%I', name);
    since := since || format(', new.%I', name);
  end loop;
  execute format('create trigger note_hidden_versions after update on %I for each row
    when (row(%s) is distinct from row(%s)) execute function note_hidden_of_record()', of_kind, before, since);
  execute format('create trigger note_hidden_versions_removed after delete on %I for each row execute function note_hidden_of_record()', of_kind);
end $$;
call keep_hidden_versions('news', 'activated', 'department_id', 'diocese_id', 'type');
call keep_hidden_versions('event', 'activated', 'department_id', 'diocese_id', 'type');
call keep_hidden_versions('publication', 'activated', 'department_id', 'type');
call keep_hidden_versions('campaign', 'activated');
call keep_hidden_versions('statement', 'type');
call keep_hidden_versions('prayer', variadic '{}');

create trigger note_hidden_versions_linked after insert or delete on item_version for each row execute function note_hidden_of_link();
create trigger note_hidden_versions_linked_otherwise after update on item_version for each row
  when (row(old.kind, old.record_id, old.group_id, old.language, old.made_from is null) is distinct from
    row(new.kind, new.record_id, new.group_id, new.language, new.made_from is null)) execute function note_hidden_of_link();
create trigger note_hidden_versions_of_unit after update on department for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function note_hidden_of_unit();
create trigger note_hidden_versions_of_unit after update on diocese for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function note_hidden_of_unit();

-- What is there already, all at once: item by item, ten thousand items took minutes.
with seen as (
  select r.kind, v.group_id, v.language, v.made_from is not null as made, r.id, r.type,
      coalesce(r.department_id, r.diocese_id, '00000000-0000-0000-0000-000000000000') as unit_id
    from item_version v join versioned_record r on r.kind = v.kind and r.id = v.record_id
    where r.activated
      and not exists (select from department d where d.id = r.department_id and d.deleted_at is not null)
      and not exists (select from diocese d where d.id = r.diocese_id and d.deleted_at is not null)
)
insert into hidden_version (kind, language, record_id, group_id, unit_id, type)
  select v.kind, reader.language, v.id, v.group_id, v.unit_id, v.type
    from seen v cross join unnest(array['en', 'ta', 'te', 'kn', 'ml']) reader (language)
    where v.language <> reader.language
      and exists (select from seen o where o.kind = v.kind and o.group_id = v.group_id
        and (o.language = reader.language or (o.language <> 'en', o.made, o.id) < (v.language <> 'en', v.made, v.id)));
insert into hidden_version_tally (kind, language, unit_id, type, n)
  select kind, language, unit_id, type, count(*) from hidden_version group by kind, language, unit_id, type;

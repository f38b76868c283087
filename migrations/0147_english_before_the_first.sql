-- Readers whose language an item has no version in see the English one, before the one that the others were made from: it is what more of them read.
-- The version before asks the same of these tables, which note_hidden keeps for it too: hidden_version and hidden_version_tally are emptied and filled anew by
-- the other rule. Only of single items, such as the one that leads, does it still show the first of all.
create or replace function note_hidden(item_kind text, item uuid) returns void language plpgsql as $$
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

-- Nobody notes anything meanwhile: whoever begins now waits.
lock table item_version, hidden_version, hidden_version_tally in exclusive mode;
delete from hidden_version;
delete from hidden_version_tally;
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

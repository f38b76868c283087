-- Rights on a file follow its owner. Whoever uploaded a file left the own unit beside it; what came without an uploader (with the first content, or
-- by an import) belongs from now on to the unit of the record that had it first, or to the office where that has none.
with stray as (
  select id, file_name from media where unit_id is null and uploaded_by is null
), unit_of as (
  select 'news' as kind, id, department_id, diocese_id from news
  union all select 'event', id, department_id, diocese_id from event
  union all select 'publication', id, department_id, null from publication
  union all select 'person', id, department_id, diocese_id from person
  union all select 'department', id, id, null from department
  union all select 'diocese', id, null, id from diocese
), use as (
  select s.id, u.kind, u.record_id, (
    select min(r.at) from revision r where r.kind = u.kind and r.record_id = u.record_id
      and (r.after::text like '%' || s.id || '%' or strpos(r.after::text, s.file_name) > 0)) as since
  from stray s join media_use u on u.media_id = s.id
), first as (
  select distinct on (id) id, kind, record_id from use order by id, since nulls last, record_id
)
update media m set
  unit_kind = case when o.department_id is not null then 'department' else 'diocese' end,
  unit_id = coalesce(o.department_id, o.diocese_id)
from first f join unit_of o on o.kind = f.kind and o.id = f.record_id
where m.id = f.id and num_nonnulls(o.department_id, o.diocese_id) = 1;

import type pg from 'pg';

/** One thing of a schema, as PostgreSQL's catalog tells it. */
export interface CatalogEntry {
  readonly what:
    | 'table'
    | 'column'
    | 'constraint'
    | 'index'
    | 'trigger'
    | 'function'
    | 'view'
    | 'extension'
    | 'collation';
  /** The table that it belongs to; '' for what belongs to none. */
  readonly on: string;
  readonly name: string;
  /** All there is to say of it, in one form for each `what`. */
  readonly says: string;
}

/** The schema `public`: what is in it, in an order of its own, without what numbers or sizes say. */
export async function catalogOf(client: Pick<pg.Pool, 'query'>): Promise<CatalogEntry[]> {
  const { rows } = await client.query<CatalogEntry>(EVERYTHING);
  return rows;
}

/** Of extensions the name alone: their functions are theirs. NOT NULL is told with its column (in PostgreSQL 18 it is a constraint, too). */
const EVERYTHING = `
with own as (
  select c.oid, c.relname as name, c.relkind, c.reloptions from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e'))
select 'table' as what, '' as on, name, concat_ws(' ', relkind::text, reloptions::text) as says from own where relkind in ('r', 'p')
union all
select 'view', '', name, pg_get_viewdef(oid) from own where relkind in ('v', 'm')
union all
select 'column', o.name, a.attname, concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
    case when a.attidentity <> '' then 'identity ' || a.attidentity::text end, case when a.attgenerated <> '' then 'generated' end,
    'default ' || pg_get_expr(d.adbin, d.adrelid), nullif(a.attstorage, t.typstorage)::text, nullif(a.attcompression::text, ''),
    case when a.attcollation <> t.typcollation then a.attcollation::regcollation::text end)
  from own o join pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = o.oid and d.adnum = a.attnum
  where o.relkind in ('r', 'p')
union all
select 'constraint', o.name, c.conname, pg_get_constraintdef(c.oid) from own o join pg_constraint c on c.conrelid = o.oid where c.contype <> 'n'
union all
select 'index', o.name, i.relname, pg_get_indexdef(x.indexrelid) || case when x.indisvalid then '' else ' invalid' end
  from own o join pg_index x on x.indrelid = o.oid join pg_class i on i.oid = x.indexrelid
union all
select 'trigger', o.name, t.tgname, pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text from own o join pg_trigger t on t.tgrelid = o.oid where not t.tgisinternal
union all
select 'function', '', p.oid::regprocedure::text, pg_get_functiondef(p.oid) from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
union all
select 'collation', '', c.collname, concat_ws(' ', c.collprovider::text, coalesce(to_jsonb(c) ->> 'colllocale', to_jsonb(c) ->> 'colliculocale', c.collcollate))
  from pg_collation c where c.collnamespace = 'public'::regnamespace
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
union all
select 'extension', '', extname, '' from pg_extension where extname <> 'plpgsql'
order by 1, 2, 3`;

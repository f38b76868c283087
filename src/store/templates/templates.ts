import { sql } from 'kysely';
import type { Kind, UnitKind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import type { AnyRecord } from '#kinds/records.ts';
import { MOST_TEMPLATES } from '#kinds/templates.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId, newId } from '#lib/uuid.ts';
import type { Db, Tx } from '../database/db.ts';
import { type AdvisoryLock, writing } from '../database/writing.ts';
import { mayBeUsedIn } from '../files/fileRights.ts';
import { alphabetical } from '../records/alphabetical.ts';
import { readRecord } from '../records/records.ts';
import { noteAct } from '../rows/acts.ts';
import { notFound } from '../rows/rows.ts';
import { filesIn, type Held, heldOf, recordOf } from './held.ts';
import { isOwn, kindsOf, mayUse } from './whose.ts';

/** A template without its content. */
export interface AboutTemplate {
  readonly id: string;
  readonly kind: KindName;
  readonly name: string;
  /** Every unit may use it. */
  readonly forAll: boolean;
  /** Whether the viewer may rename and delete it. */
  readonly own: boolean;
}

const ABOUT = (viewer: Staff) => sql`p.id, p.kind, p.name, p.for_all as "forAll", ${isOwn(viewer)} as own`;

/** The templates that the viewer may use, by name. */
export async function templatesFor(viewer: Staff, db: Db): Promise<AboutTemplate[]> {
  const found = await sql<AboutTemplate>`select ${ABOUT(viewer)} from template p where ${mayUse(viewer)}
    order by ${alphabetical(sql.ref('p.name'))}, p.id`.execute(db);
  return found.rows;
}

/** The kinds with a template that the viewer may use. */
export async function kindsWithTemplates(viewer: Staff, db: Db): Promise<KindName[]> {
  const found = await sql<{
    kind: KindName;
  }>`select distinct p.kind from template p where ${mayUse(viewer)} order by 1`.execute(db);
  return found.rows.map(({ kind }) => kind);
}

/** A template with the record that it starts. Throws Refusal (404) for any other. */
export async function templateFor(
  viewer: Staff,
  db: Db,
  id: string,
): Promise<AboutTemplate & { readonly record: AnyRecord }> {
  if (!isId(id)) throw notFound();
  const found = await sql<AboutTemplate & { held: Held }>`select ${ABOUT(viewer)}, p.held from template p
    where p.id = ${id} and ${mayUse(viewer)}`.execute(db);
  const [row] = found.rows;
  if (!row) throw notFound();
  const { held, ...about } = row;
  return { ...about, record: await recordOf(viewer, db, KINDS[about.kind], held) };
}

/** A new template. */
export interface NewTemplate {
  readonly kind: KindName;
  /** The id of the record. */
  readonly record: string;
  readonly name: string;
  readonly forAll: boolean;
}

/**
 * Stores a record's current content and files as a template of the viewer's unit, or of the office. Throws Refusal: 404 for a record that the viewer may not
 * read or whose kind they can't add, 403 for one for all unless the viewer is the office, 409 where there are too many or others could not use a picture in it.
 */
export async function keepTemplate(
  viewer: Staff,
  db: Db,
  asked: NewTemplate,
  now: Date,
): Promise<AboutTemplate> {
  const { name, forAll } = asked;
  if (!kindsOf(viewer).includes(asked.kind)) throw notFound();
  if (forAll && viewer.unit) throw new Refusal(403, 'Only the synod office keeps a template for all.');
  const kind: Kind = KINDS[asked.kind];
  const owner = (unit: UnitKind) => (viewer.unit?.kind === unit ? viewer.unit.id : null);
  return writing(
    db,
    async (tx) => {
      const record = await readRecord(viewer, tx, kind, asked.record);
      if (!record) throw notFound();
      const held = heldOf(kind, record);
      await refuseTooMany(tx, viewer);
      const id = newId(now.getTime());
      await sql`insert into template (id, kind, name, department_id, diocese_id, for_all, held, account_id, created_at)
        values (${id}, ${kind.name}, ${name}, ${owner('department')}, ${owner('diocese')}, ${forAll}, ${JSON.stringify(held)}::jsonb,
          ${viewer.accountId}, ${now})`.execute(tx);
      await keepItsFiles(viewer, tx, id, filesIn(kind, held), forAll);
      await noteAct(tx, { act: 'template_kept', by: viewer.accountId, thing: name, now });
      return { id, kind: asked.kind, name, forAll, own: true };
    },
    turnOf(viewer),
  );
}

/** Serializes additions to the templates of a unit, or of the office, so that the limit is exact. */
const turnOf = ({ unit }: Staff): AdvisoryLock => ['templates', unit?.id ?? 'office'];

async function refuseTooMany(tx: Tx, viewer: Staff): Promise<void> {
  const found = await sql<{
    many: number;
  }>`select count(*)::int as many from template p where ${isOwn(viewer)} and p.deleted_at is null`.execute(
    tx,
  );
  if ((found.rows[0]?.many ?? 0) >= MOST_TEMPLATES)
    throw new Refusal(409, `There are ${MOST_TEMPLATES} templates already. Delete one that nobody needs.`);
}

/** Stores the files of a template: the sweeper leaves them. One for all has none that only its owner may use. */
async function keepItsFiles(
  viewer: Staff,
  tx: Tx,
  id: string,
  names: readonly string[],
  forAll: boolean,
): Promise<void> {
  const found = await sql<{
    id: string;
    all: boolean;
  }>`select m.id, (m.unit_id is null or m.for_all) as all from media m
    where m.file_name = any(${names}::text[]) and ${mayBeUsedIn(viewer, { kind: '', id: '' })} order by m.id for key share of m`.execute(
    tx,
  );
  if (forAll && found.rows.some(({ all }) => !all))
    throw new Refusal(
      409,
      'A picture in it belongs to a unit, so others could not use it. Share it with all units first, in Media.',
    );
  await sql`insert into template_file (template_id, media_id)
    select ${id}, m.id from media m where m.id = any(${found.rows.map((file) => file.id)}::uuid[])`.execute(
    tx,
  );
}

/** Renames one of the viewer's own templates. Throws Refusal (404). */
export async function renameTemplate(
  viewer: Staff,
  db: Db,
  id: string,
  name: string,
  now: Date,
): Promise<void> {
  if (!isId(id)) throw notFound();
  await writing(db, async (tx) => {
    const renamed =
      await sql`update template p set name = ${name} where p.id = ${id} and ${isOwn(viewer)} and p.deleted_at is null returning 1`.execute(
        tx,
      );
    if (renamed.rows.length === 0) throw notFound();
    await noteAct(tx, { act: 'template_renamed', by: viewer.accountId, thing: name, now });
  });
}

/** Deletes one of the viewer's own templates, which can be restored for `TRASH_DAYS`; records started with it stay. Throws Refusal (404). */
export async function removeTemplate(viewer: Staff, db: Db, id: string, now: Date): Promise<void> {
  if (!isId(id)) throw notFound();
  await writing(db, async (tx) => {
    const gone = await sql<{ name: string }>`update template p set deleted_at = ${now}
      where p.id = ${id} and ${isOwn(viewer)} and p.deleted_at is null returning p.name`.execute(tx);
    const [template] = gone.rows;
    if (!template) throw notFound();
    await noteAct(tx, { act: 'template_removed', by: viewer.accountId, thing: template.name, now });
  });
}

/**
 * Restores one of the viewer's own deleted templates, and its files if they were trashed since. Throws Refusal: 404 for one that does not exist or was not
 * deleted, 409 where there are too many.
 */
export async function restoreTemplate(viewer: Staff, db: Db, id: string, now: Date): Promise<void> {
  if (!isId(id)) throw notFound();
  await writing(
    db,
    async (tx) => {
      const back = await sql<{ name: string }>`select p.name from template p
        where p.id = ${id} and ${isOwn(viewer)} and p.deleted_at is not null for update of p`.execute(tx);
      const [template] = back.rows;
      if (!template) throw notFound();
      await refuseTooMany(tx, viewer);
      await sql`update template set deleted_at = null where id = ${id}`.execute(tx);
      // A transaction trashing one of them now has locked it, or waits for this. Restoring a part restores the whole picture.
      const files = await sql<{ id: string }>`with own as (
          select m.id, m.cut_of from template_file f join media m on m.id = f.media_id where f.template_id = ${id})
        select m.id from media m where m.id in (select id from own union select cut_of from own)
        order by m.id for no key update of m`.execute(tx);
      await sql`update media set trashed_at = null
        where id = any(${files.rows.map((file) => file.id)}::uuid[]) and trashed_at is not null`.execute(tx);
      await noteAct(tx, { act: 'template_restored', by: viewer.accountId, thing: template.name, now });
    },
    turnOf(viewer),
  );
}

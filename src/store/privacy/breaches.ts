import { sql } from 'kysely';
import type { ActName } from '#kinds/acts.ts';
import type { Staff } from '#kinds/viewer.ts';
import type { BreachPart, BreachText } from '#lib/breach.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId, newId } from '#lib/uuid.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { noteAct } from '../rows/acts.ts';

/** A data breach as documented by the office. Days are YYYY-MM-DD. */
export interface Breach extends Readonly<Record<BreachText, string>> {
  readonly id: string;
  readonly name: string;
  readonly parts: readonly BreachPart[];
  readonly from: Date | null;
  readonly until: Date | null;
  readonly noticed: Date;
  readonly writtenFrom: string | null;
  readonly writtenUntil: string | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly createdBy: string;
}
export type BreachValues = Omit<Breach, 'id' | 'version' | 'createdAt' | 'createdBy'>;

/** A sent letter. */
export interface SentLetter {
  readonly at: Date;
  readonly by: string;
  readonly people: number;
}

const COLUMNS = sql`b.id, b.name, b.parts, b.from_at as "from", b.until_at as until, b.noticed_at as noticed,
  b.written_from::text as "writtenFrom", b.written_until::text as "writtenUntil", b.happened, b.cause, b.consequences, b.done, b.advice,
  b.version, b.created_at as "createdAt", coalesce((select user_name from account a where a.id = b.created_by), '') as "createdBy"`;

/** Only full administrators know of it and see whom it affects; the calls check this, too. */
export function onlyOffice({ role }: Staff): void {
  if (role !== 'full_administrator') throw new Refusal(403, 'Only full administrators may see this.');
}

/** All breaches, newest first, with how many people were notified of each. */
export async function listBreaches(viewer: Staff, db: Db): Promise<(Breach & { readonly told: number })[]> {
  onlyOffice(viewer);
  const found = await sql<Breach & { told: number }>`select ${COLUMNS},
      (select count(*)::int from breach_told t where t.breach_id = b.id) as told
    from breach b order by b.id desc limit 1000`.execute(db);
  return found.rows;
}

/** One of them. Throws Refusal (404). */
export async function readBreach(viewer: Staff, db: Db | Tx, id: string): Promise<Breach> {
  onlyOffice(viewer);
  const found = isId(id)
    ? await sql<Breach>`select ${COLUMNS} from breach b where b.id = ${id}`.execute(db)
    : null;
  const breach = found?.rows[0];
  if (!breach) throw new Refusal(404, 'There is no such breach.');
  return breach;
}

/** The letters sent to people, newest first. */
export async function sentLetters(viewer: Staff, db: Db, id: string): Promise<SentLetter[]> {
  onlyOffice(viewer);
  const found = await sql<SentLetter>`select l.at, l.people, coalesce(a.user_name, '') as by
    from breach_letter l left join account a on a.id = l.by where l.breach_id = ${id} order by l.at desc, l.id desc`.execute(
    db,
  );
  return found.rows;
}

/** Creates one by its name. Returns its id. */
export async function beginBreach(viewer: Staff, db: Db, name: string, now: Date): Promise<string> {
  onlyOffice(viewer);
  const id = newId(now.getTime());
  await writing(db, async (tx) => {
    await sql`insert into breach (id, name, noticed_at, created_at, created_by, updated_at, updated_by)
      values (${id}, ${name}, ${now}, ${now}, ${viewer.accountId}, ${now}, ${viewer.accountId})`.execute(tx);
    await noteBreach(tx, viewer, 'breach_begun', name, now);
  });
  return id;
}

/** Saves the texts. Returns the new version. Throws Refusal: 404; 409 when somebody has saved it since. */
export async function saveBreach(
  viewer: Staff,
  db: Db,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  values: BreachValues,
  now: Date,
): Promise<number> {
  return writing(db, async (tx) => {
    const before = await lockBreach(viewer, tx, id, version);
    await sql`update breach set name = ${values.name}, parts = ${[...values.parts]}::text[], from_at = ${values.from}, until_at = ${values.until},
      noticed_at = ${values.noticed}, written_from = ${values.writtenFrom}, written_until = ${values.writtenUntil},
      happened = ${values.happened}, cause = ${values.cause}, consequences = ${values.consequences}, done = ${values.done}, advice = ${values.advice},
      version = version + 1, updated_at = ${now}, updated_by = ${viewer.accountId} where id = ${id}`.execute(
      tx,
    );
    await noteBreach(tx, viewer, 'breach_changed', values.name, now);
    return before.version + 1;
  });
}

/** Removes one that was created by mistake. Throws Refusal: 404; 422 when people have been notified of it. */
export async function removeBreach(viewer: Staff, db: Db, id: string, now: Date): Promise<void> {
  await writing(db, async (tx) => {
    const { name } = await lockBreach(viewer, tx, id, undefined);
    const told = await sql`select from breach_letter where breach_id = ${id} limit 1`.execute(tx);
    if (told.rows.length > 0)
      throw new Refusal(422, 'People have been told of this. It is kept, since it may be asked about.');
    await sql`delete from breach where id = ${id}`.execute(tx);
    await noteBreach(tx, viewer, 'breach_removed', name, now);
  });
}

/** Locks one until the transaction ends. Throws Refusal: 404; 409 when somebody has saved it since `version`. */
export async function lockBreach(
  viewer: Staff,
  tx: Tx,
  id: string,
  version: number | undefined,
): Promise<Breach> {
  onlyOffice(viewer);
  if (isId(id)) await sql`select from breach where id = ${id} for no key update`.execute(tx);
  const breach = await readBreach(viewer, tx, id);
  if (version !== undefined && version !== breach.version) {
    const found = await sql<{
      by: string;
    }>`select user_name as by from breach b join account a on a.id = b.updated_by where b.id = ${id}`.execute(
      tx,
    );
    throw new Refusal(409, `${found.rows[0]?.by ?? 'Somebody'} has changed this since you opened it.`);
  }
  return breach;
}

/** Logs what was done to one. */
export const noteBreach = (
  tx: Tx,
  viewer: Staff,
  act: ActName,
  thing: string,
  now: Date,
  details: Readonly<Record<string, unknown>> = {},
) => noteAct(tx, { act, by: viewer.accountId, thing, details, now });

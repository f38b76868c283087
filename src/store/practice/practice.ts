import { type RawBuilder, sql } from 'kysely';
import { type Kind, unitsOf } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { doWithMany } from '../audit/many.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { isSettled, settle } from '../records/churchSettings.ts';
import { permitted } from '../rows/may.ts';

/** So many of a kind are emptied at once; nobody practises more in an afternoon. */
const MOST = 500;

/** Whether people may practise. */
export const isPracticeOn = async (db: Db | Tx): Promise<boolean> => !(await isSettled(db, 'practice_off'));

/** Says whether people may practise from now on; who does just now is asked to sign in again. The caller's role was checked by the call. */
export async function switchPractice(viewer: Staff, db: Db, on: boolean, now: Date): Promise<void> {
  await writing(db, async (tx) => {
    const thing = 'Practising, where nothing becomes public';
    await settle(tx, viewer, { name: 'practice_off', value: !on }, { thing, to: on }, now);
    if (!on) await sql`delete from practice_session`.execute(tx);
  });
}

/** The kinds of which something can lie in the section: what a unit's user writes. */
const practised = ({ unit }: Staff): readonly Kind[] =>
  Object.values(KINDS as Readonly<Record<string, Kind>>).filter(
    (kind) => unit && unitsOf(kind).includes(unit.kind) && kind.may.create === 'staffOfItsUnit',
  );

const lying = (viewer: Staff, kind: Kind): RawBuilder<unknown> =>
  sql`from ${sql.table(kind.name)} t where ${sql.ref(`t.${viewer.unit?.kind}_id`)} = ${viewer.unit?.id}
    and t.deleted_at is null and ${permitted(viewer, kind, 'remove')}`;

/** How much lies in the section of whoever practises; 0 for everybody else. */
export async function countPractised(viewer: Staff, db: Db): Promise<number> {
  if (!viewer.practises) return 0;
  const counts = practised(viewer).map((kind) => sql`select count(*)::int as n ${lying(viewer, kind)}`);
  const found = await sql<{ n: number }>`
    select coalesce(sum(n), 0)::int as n from (${sql.join(counts, sql` union all `)}) every`.execute(db);
  return found.rows[0]?.n ?? 0;
}

/**
 * Moves all that lies in the section to its trash, from where it comes back for 30 days; returns how much. Throws Refusal (409) for who does not
 * practise: nothing real is emptied.
 */
export async function emptyPractice(viewer: Staff, db: Db, now: Date): Promise<number> {
  if (!viewer.practises) throw new Refusal(409, 'You are not practising, so nothing was emptied.');
  let count = 0;
  for (const kind of practised(viewer)) {
    const found = await sql<{ id: string }>`
      select t.id ${lying(viewer, kind)} order by t.id limit ${MOST}`.execute(db);
    const ids = found.rows.map(({ id }) => id);
    const { done } = await doWithMany(viewer, db, kind, ids, { act: 'remove' }, now);
    count += done.length;
  }
  return count;
}

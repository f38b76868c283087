import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { UnitKind } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { newId } from '#lib/uuid.ts';
import { type AccountRow, staffOf, viewerOfSession } from '../accounts/sessions.ts';
import { tokenHash } from '../accounts/tokenHash.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing, writingLittle } from '../database/writing.ts';
import { isPracticeOn } from './practice.ts';

/** By this the token of somebody who practises is known: a copy of the version before knows none of them, and lets nobody in with it. */
export const PRACTICE_PREFIX = 'practice_';

/** What the section is called wherever the unit of a record is named. */
const NAME = 'Practice';

/** Who somebody is while practising: a user of the own section for that, the office too. */
const practising = (viewer: Staff, kind: UnitKind, id: string): Staff => ({
  ...viewer,
  role: `${kind}_user`,
  unit: { kind, id },
  practises: true,
});

/** A token, and who its holder is from now on. */
export interface Changed {
  readonly token: string;
  readonly viewer: Staff;
}

/**
 * Begins to practise: the session goes on, and a second token of it reaches nothing but the person's own section for practising, which is made when it
 * is first needed. Throws Refusal: 403 where the office has switched it off, 409 for who practises already, 401 when the session has ended.
 */
export async function beginPractice(viewer: Staff, db: Db, session: string, now: Date): Promise<Changed> {
  if (viewer.practises) throw new Refusal(409, 'You are practising already.');
  const kind = viewer.unit?.kind ?? 'department';
  const token = PRACTICE_PREFIX + randomBytes(32).toString('base64url');
  return writing(
    db,
    async (tx) => {
      if (!(await isPracticeOn(tx))) throw new Refusal(403, 'The office has switched practising off.');
      const unit = await sectionOf(tx, viewer, kind, now);
      const begun = await sql`
        insert into practice_session (token_hash, session_id, unit_id, at)
        select ${tokenHash(token)}, s.id, ${unit}::uuid, ${now} from session s where s.token_hash = ${tokenHash(session)}`.execute(
        tx,
      );
      if (Number(begun.numAffectedRows ?? 0) === 0) throw new Refusal(401, 'Please log in again.');
      return { token, viewer: practising(viewer, kind, unit) };
    },
    ['practice', viewer.accountId],
  );
}

/** The person's own section of this kind; it lies in the trash from the beginning. */
async function sectionOf(tx: Tx, { accountId }: Staff, kind: UnitKind, now: Date): Promise<string> {
  const had = await sql<{ id: string }>`
    select unit_id as id from practice_unit where account_id = ${accountId} and unit_kind = ${kind}`.execute(
    tx,
  );
  if (had.rows[0]) return had.rows[0].id;
  const id = newId(now.getTime());
  // No host may be called so (hyphens), and none is: it is looked for among what is not in the trash.
  const [column, value] = kind === 'diocese' ? [sql`, state`, sql`, 'Tamil Nadu'`] : [sql``, sql``];
  await sql`insert into ${sql.table(kind)} (id, name, sub_domain, created_at, created_by, updated_at, deleted_at${column})
    values (${id}, ${NAME}, ${id}, ${now}, ${accountId}, ${now}, ${now}${value})`.execute(tx);
  await sql`insert into practice_unit (unit_id, unit_kind, account_id) values (${id}, ${kind}, ${accountId})`.execute(
    tx,
  );
  return id;
}

/**
 * Ends practising: what was practised stays until it is emptied, and the session goes on with a token of its own, since what was shown to begin with
 * is kept nowhere. Throws Refusal (401) when it has ended meanwhile.
 */
export async function endPractice(viewer: Staff, db: Db, practice: string): Promise<Changed> {
  const token = randomBytes(32).toString('base64url');
  return writingLittle(db, async (tx) => {
    const ended = await sql`
      update session s set token_hash = ${tokenHash(token)} from practice_session p
      where p.token_hash = ${tokenHash(practice)} and s.id = p.session_id and s.account_id = ${viewer.accountId}`.execute(
      tx,
    );
    if (Number(ended.numAffectedRows ?? 0) === 0) throw new Refusal(401, 'Please log in again.');
    await sql`delete from practice_session where token_hash = ${tokenHash(practice)}`.execute(tx);
    const found = await sql<AccountRow>`select a.* from account a where a.id = ${viewer.accountId}`.execute(
      tx,
    );
    const [account] = found.rows;
    if (!account) throw new Refusal(401, 'Please log in again.');
    return { token, viewer: staffOf(account) };
  });
}

/** Who practises with this token: whose session it is, in the own section for that and nowhere else; undefined where the session opens nothing any more. */
export async function viewerOfPractice(
  db: Db,
  token: string,
  browserCookie: string | undefined,
  now: Date,
): Promise<Staff | undefined> {
  const found = await sql<{ session: Buffer; kind: UnitKind; unit: string }>`
    select s.token_hash as session, u.unit_kind as kind, u.unit_id as unit
    from practice_session p join session s on s.id = p.session_id join practice_unit u on u.unit_id = p.unit_id
    where p.token_hash = ${tokenHash(token)}`.execute(db);
  const [row] = found.rows;
  const viewer = row && (await viewerOfSession(db, row.session, browserCookie, now));
  return row && viewer && practising(viewer, row.kind, row.unit);
}

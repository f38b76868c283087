import { type RawBuilder, sql } from 'kysely';
import { OFFICE_MAILS, type OfficeMail } from '#kinds/officeMails.ts';
import type { Staff } from '#kinds/viewer.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { mayDecide } from '../records/waiting.ts';
import { noteAct } from '../rows/acts.ts';

/** Whether the account `a` has these mails switched on. */
export const wantsMail = (what: OfficeMail): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from mail_off o where o.account_id = a.id and o.what = ${sql.lit(what)})`;

/** The mails that the viewer may get, and whether they are on: deciders get what waits, a unit's writers what was decided. */
export async function mailChoice(viewer: Staff, db: Db): Promise<{ what: OfficeMail; wanted: boolean }[]> {
  const found = await sql<{
    what: OfficeMail;
  }>`select what from mail_off where account_id = ${viewer.accountId}`.execute(db);
  const off = new Set(found.rows.map(({ what }) => what));
  const comes = { decided: viewer.unit !== null, waiting: mayDecide(viewer) };
  return OFFICE_MAILS.filter((what) => comes[what]).map((what) => ({ what, wanted: !off.has(what) }));
}

/** Switches one of the viewer's own mails on or off. Returns after COMMIT. */
export async function chooseMail(
  viewer: Staff,
  db: Db,
  what: OfficeMail,
  wanted: boolean,
  now: Date,
): Promise<void> {
  const id = viewer.accountId;
  await writing(db, async (tx) => {
    await (wanted
      ? sql`delete from mail_off where account_id = ${id} and what = ${what}`
      : sql`insert into mail_off (account_id, what) values (${id}, ${what}) on conflict do nothing`
    ).execute(tx);
    await noteAct(tx, { act: 'mails_chosen', by: id, details: { what, wanted }, now });
  });
}

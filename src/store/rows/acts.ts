import { sql } from 'kysely';
import type { ActName } from '#kinds/acts.ts';
import type { Db, Tx } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';

/** An audited act. `by` is an account's id, null for the program itself or a command on the server; `thing` is its object, as a reader would name it. */
export interface Act {
  readonly act: ActName;
  readonly by: string | null;
  readonly thing?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  /** The name of the API token that acted for somebody. */
  readonly token?: string | undefined;
  readonly now: Date;
}

/** Records an act in the transaction that does it, so that neither is stored without the other. Never include secrets or visitors' addresses. */
export async function noteAct(tx: Tx, { act, by, thing = '', details = {}, token, now }: Act): Promise<void> {
  await sql`insert into act (at, by, act, thing, details, token)
    values (${now}, ${by}, ${act}, ${thing}, ${JSON.stringify(details)}::jsonb, ${token ?? null})`.execute(
    tx,
  );
}

/** Records an act that changes nothing in the database itself, once it is done. Returns after COMMIT. */
export const noteDone = (db: Db, act: Act): Promise<void> => writingLittle(db, (tx) => noteAct(tx, act));

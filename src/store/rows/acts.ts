import { sql } from 'kysely';
import type { ActName } from '#kinds/acts.ts';
import type { Db, Tx } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';

/** Something that was done. `by` is an account's id, null for the program itself or a command on the server; `thing` is what it was done to, as a reader would name it. */
export interface Act {
  readonly act: ActName;
  readonly by: string | null;
  readonly thing?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  /** The name of the token by which a program did it in somebody's name. */
  readonly token?: string | undefined;
  readonly now: Date;
}

/** Notes an act in the transaction that does it, so that neither stands without the other. Secrets and addresses of visitors never belong in it. */
export async function noteAct(tx: Tx, { act, by, thing = '', details = {}, token, now }: Act): Promise<void> {
  await sql`insert into act (at, by, act, thing, details, token)
    values (${now}, ${by}, ${act}, ${thing}, ${JSON.stringify(details)}::jsonb, ${token ?? null})`.execute(
    tx,
  );
}

/** Notes an act that changes nothing in the database itself, once it is done. Returns after COMMIT. */
export const noteDone = (db: Db, act: Act): Promise<void> => writingLittle(db, (tx) => noteAct(tx, act));

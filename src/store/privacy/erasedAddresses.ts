import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { addressHash } from '../newsletter/subscriberImports.ts';
import { BY_THE_WAY, eraseAddress } from './personErase.ts';

/** That an address was erased: its keyed hash (hexadecimal), and when. */
export interface ErasedAddress {
  readonly hash: string;
  readonly at: string;
}

/** The fact that stores what must be erased again after an older state was restored. */
export const ERASE_AGAIN = 'erase_again';

/** All erased addresses, by hash. */
export async function erasedAddresses(db: Db): Promise<ErasedAddress[]> {
  const { rows } = await sql<{ hash: string; at: Date }>`
    select encode(hash, 'hex') as hash, at from erased_address order by hash`.execute(db);
  return rows.map(({ hash, at }) => ({ hash, at: at.toISOString() }));
}

/** When somebody was last erased, ISO 8601; undefined when nobody ever was. */
export async function latestErasure(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select max(at) as at from erased_address`.execute(db);
  return rows[0]?.at?.toISOString();
}

/** An address-like part of a text; a full stop or the like after it is not included. */
const ADDRESS_IN_TEXT = String.raw`[^\s<>()"',;:\[\]{}|\\]+@[^\s<>()"',;:\[\]{}|\\]+`;

/** All places with an address, as a contact or mentioned in a text. */
const ADDRESSES = sql`
  select email as address from subscriber union select email from enquiry union select email from "order"
  union select to_address from mail where to_address <> '' union select address from sign_in union select email from failed_login
  union select before ->> 'email' from revision where kind in ('subscriber', 'enquiry', 'order')
  union select after ->> 'email' from revision where kind in ('subscriber', 'enquiry', 'order')
  union select rtrim(m[1], '.!?…') from (${BY_THE_WAY}) w, regexp_matches(w.text, ${ADDRESS_IN_TEXT}, 'g') m where strpos(w.text, '@') > 0`;

/**
 * Erases again those who were erased after the restored backup was made (`ERASE_AGAIN` lists them). An interrupted run continues at the next start. Returns how
 * many addresses were found and erased.
 */
export async function eraseAgain(db: Db, secretKey: Buffer, now: Date): Promise<number> {
  const noted = await sql<{
    value: ErasedAddress[];
  }>`select value from fact where name = ${ERASE_AGAIN}`.execute(db);
  const again = new Map(noted.rows[0]?.value.map(({ hash, at }) => [hash, at]));
  if (again.size === 0) return 0;
  const { rows } = await sql<{ address: string | null }>`${ADDRESSES}`.execute(db);
  const found = new Map<string, string>();
  for (const { address } of rows) {
    const hash = address && addressHash(secretKey, address).toString('hex');
    if (hash && again.has(hash)) found.set(address.toLowerCase(), hash);
  }
  for (const address of found.keys())
    await writing(db, (tx) => eraseAddress(tx, address, { secretKey, now }));
  await writing(db, async (tx) => {
    for (const [hash, at] of again)
      await sql`insert into erased_address (hash, at) values (${Buffer.from(hash, 'hex')}, ${at})
        on conflict (hash) do update set at = excluded.at`.execute(tx);
    await sql`delete from fact where name = ${ERASE_AGAIN}`.execute(tx);
  });
  return found.size;
}

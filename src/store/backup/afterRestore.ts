import type pg from 'pg';
import { momentInWords } from '#lib/dayNames.ts';
import { ERASE_AGAIN, type ErasedAddress } from '../privacy/erasedAddresses.ts';

/** What is fixed in a restored state before it is used. */
export interface AfterRestore {
  /** The time of the backup's state. */
  readonly made: Date;
  readonly now: Date;
  /** The people known to have been erased, from any available list. */
  readonly erased: readonly ErasedAddress[];
}

/** What was fixed, for people. */
export interface PutRight {
  readonly newsletters: number;
  readonly mails: number;
}

/** Tables that must not be revived: sessions, single-use links, tries, API tokens, trust in browsers, responses kept for repeated requests. */
const VOID = [
  'session',
  'single_use_link_token',
  'single_use_link',
  'failed_login',
  'repeated_request',
  'second_key_challenge',
  'trusted_browser',
  'api_token',
];
/** The state of the program that ran then. */
const STALE = ['fact', 'mail_trouble'];
/** Beyond what any installation reaches: caches elsewhere with a later state than the backup's are invalidated. */
const GENERATIONS_ON = 1_000_000_000;

/**
 * Prepares a restored state for use: nobody is signed in, no mailed link works, newsletters are paused and mails held until somebody of the office releases
 * them (they may have been sent since), and every page is rendered again.
 */
export async function putRight(
  client: pg.ClientBase,
  { made, now, erased }: AfterRestore,
): Promise<PutRight> {
  for (const table of [...VOID, ...STALE]) {
    // A backup of an earlier version may not have it yet.
    const there = await client.query('select to_regclass($1) is not null as there', [table]);
    if (there.rows[0]?.there) await client.query(`delete from "${table}"`);
  }
  // Stored with the rows themselves, and done as soon as the tables have this program's schema.
  const again = erased.filter(({ at }) => new Date(at) > made);
  if (again.length > 0)
    await client.query('insert into fact (name, at, value) values ($1, $2, $3)', [
      ERASE_AGAIN,
      now,
      JSON.stringify(again),
    ]);
  const why = `It was paused when the backup of ${momentInWords(made)} was brought back: it may have gone out since. Look before you let it go on.`;
  const newsletters = await client.query(
    `update newsletter set state = 'paused', paused_because = $1 where state in ('scheduled', 'sending')`,
    [why],
  );
  // Nobody knows any more whether somebody changed their mind since the backup.
  const plans = await client.query(`select to_regclass('planned') is not null as there`);
  if (plans.rows[0]?.there)
    await client.query(
      `update planned set state = 'failed', settled_at = $1, note = $2 where state = 'planned' and at <= $1`,
      [now, `Its hour had passed when the backup of ${momentInWords(made)} was brought back.`],
    );
  const mails = await client.query(`update mail set due_at = 'infinity' where state = 'waiting'`);
  await client.query(`update content_generation set n = n + ${GENERATIONS_ON}`);
  await client.query(
    `insert into content_generation (topic, n) values ('*', ${GENERATIONS_ON}) on conflict (topic) do nothing`,
  );
  await client.query(`insert into act (at, by, act, thing, details) values ($1, null, 'restored', $2, $3)`, [
    now,
    made.toISOString(),
    JSON.stringify({ newsletters: newsletters.rowCount, mails: mails.rowCount }),
  ]);
  return { newsletters: newsletters.rowCount ?? 0, mails: mails.rowCount ?? 0 };
}

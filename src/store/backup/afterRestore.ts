import type pg from 'pg';
import { momentInWords } from '#lib/dayNames.ts';
import { ERASE_AGAIN, type ErasedAddress } from '../privacy/erasedAddresses.ts';

/** What is put right in an older state before it goes on. */
export interface AfterRestore {
  /** When the state in the backup was. */
  readonly made: Date;
  readonly now: Date;
  /** Who is known to have been erased, from whichever list there is. */
  readonly erased: readonly ErasedAddress[];
}

/** What there was to put right, for people. */
export interface PutRight {
  readonly newsletters: number;
  readonly mails: number;
}

/** Tables of what may not come to life again: who was signed in, links that work once, tries, tokens of programs, trust in browsers, answers that were kept for a repetition. */
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
/** What was true of the program that ran then. */
const STALE = ['fact', 'mail_trouble'];
/** Further than any installation comes by itself: caches elsewhere that know a later state than the backup's ask again. */
const GENERATIONS_ON = 1_000_000_000;

/**
 * Makes an older state fit to go on: nobody is signed in and no link in a mail works, newsletters are paused and mails held until somebody of the
 * office lets them go (they may have gone out since), and every page is made anew.
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
  // Noted with the rows themselves, and done as soon as the tables are those of this program.
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
  // Whether somebody has thought otherwise since the backup was made, nobody knows any more.
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

import { sql } from 'kysely';
import type { Page } from '#kinds/records.ts';
import { type SubscriberState, subscriber } from '#kinds/subscriber.ts';
import { sameAsLine, type Verdict } from '#kinds/subscriberImport.ts';
import type { Staff } from '#kinds/viewer.ts';
import { dashedDay, dayOf } from '#lib/dates.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import { isId, newId } from '#lib/uuid.ts';
import { keyedHash } from '../consent/consent.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { LANES } from '../mailQueue/mail.ts';
import { ADVISORY_LOCKS, runEffects } from '../records/writePath.ts';
import { noteAct } from '../rows/acts.ts';
import type { StoredRow } from '../rows/rows.ts';
import { searchWordsOf } from '../search/searchColumns.ts';

/** A line of a file, its cells cleaned; `fault` where it can't be a subscriber, `note` where part of it is left out, as sentences or ''. */
export interface ImportLine {
  readonly line: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  readonly fault: string;
}

export interface Judged {
  readonly line: number;
  readonly verdict: Verdict;
  readonly reason: string;
}

/** An imported file with its results. */
export interface SubscriberImport {
  readonly id: string;
  readonly fileName: string;
  readonly createdAt: Date;
  readonly by: string;
  readonly added: number;
  readonly merged: number;
  readonly same: number;
  readonly refused: number;
  /** How many of the added were removed again, by whom, and when that was finished. */
  readonly undone: number;
  readonly undoneBy: string;
  readonly undoneAt: Date | null;
}

/** The options of an import. `confirm`: each new subscriber has to confirm by mail first. */
export interface ImportOptions {
  readonly id: string;
  readonly fileName: string;
  readonly confirm: boolean;
  readonly secretKey: Buffer;
  readonly now: Date;
}

interface Known {
  id: string;
  address: string;
  phone: string;
  state: SubscriberState;
  unsubscribed_at: Date | null;
  parked_at: Date | null;
  deleted_at: Date | null;
}

/** The gap between two confirmation mails of an import, in ms: somebody else's mail must not wait for all of them. */
const APART = 50;

/**
 * What importing these lines would do now. Subscribers who left, whose mail bounced, whom the office has deleted or who had their data erased stay so. The
 * caller's role was checked by the call.
 */
export async function judgeLines(db: Db, lines: readonly ImportLine[], secretKey: Buffer): Promise<Judged[]> {
  const addresses = [...new Set(lines.filter(({ fault }) => !fault).map(({ email }) => email.toLowerCase()))];
  const found = await sql<Known>`
    select distinct on (lower(email)) id, lower(email) as address, phone, state, unsubscribed_at, parked_at, deleted_at
    from subscriber where lower(email) = any(${addresses}::text[])
    order by lower(email), (deleted_at is not null), id desc`.execute(db);
  const known = new Map(found.rows.map((one) => [one.address, one]));
  const hashes = new Map(
    addresses.map((address) => [addressHash(secretKey, address).toString('hex'), address]),
  );
  const gone = await sql<{ hash: Buffer }>`
    select hash from erased_address where hash = any(${[...hashes.keys()].map((hex) => Buffer.from(hex, 'hex'))}::bytea[])`.execute(
    db,
  );
  const erased = new Set(gone.rows.map(({ hash }) => hashes.get(hash.toString('hex'))));
  const first = new Map<string, number>();
  return lines.map(({ line, email, phone, note, fault }): Judged => {
    const address = email.toLowerCase();
    if (fault) return { line, verdict: 'refuse', reason: fault };
    const before = first.get(address);
    if (before !== undefined) return { line, verdict: 'same', reason: sameAsLine(before) };
    first.set(address, line);
    const one = known.get(address);
    if (one) {
      const { verdict, reason } = verdictOn(one, phone);
      return { line, verdict, reason: [reason, note].filter(Boolean).join(' ') };
    }
    if (erased.has(address))
      return { line, verdict: 'refuse', reason: 'Everything about this person was erased on request.' };
    return { line, verdict: 'add', reason: note };
  });
}

function verdictOn(one: Known, phone: string): Omit<Judged, 'line'> {
  const on = (moment: Date | null): string => dashedDay(dayOf(moment ?? new Date(0)));
  if (one.deleted_at)
    return {
      verdict: 'refuse',
      reason: `Deleted by the office on ${on(one.deleted_at)}: restore it from the trash.`,
    };
  if (one.state === 'unsubscribed')
    return { verdict: 'refuse', reason: `Unsubscribed on ${on(one.unsubscribed_at)}.` };
  if (one.state === 'parked')
    return { verdict: 'refuse', reason: `Mail to this address came back on ${on(one.parked_at)}.` };
  if (phone && !one.phone)
    return { verdict: 'merge', reason: 'Already subscribed: the phone number is added.' };
  return {
    verdict: 'same',
    reason: one.state === 'unconfirmed' ? 'Already subscribed, has not confirmed yet.' : '',
  };
}

/** An address as a keyed hash: it can be recognised, but not read. */
export const addressHash = (key: Buffer, address: string): Buffer =>
  keyedHash(key, `address ${address.toLowerCase()}`);

/**
 * Imports the next lines of a file in one transaction: subscribers, their history and consent, the confirmation mails, and the count of the file. Lines
 * imported before change nothing. Throws Refusal: 404 for a file of somebody else, 422 for one that was undone.
 */
export async function importLines(
  viewer: Staff,
  db: Db,
  lines: readonly ImportLine[],
  options: ImportOptions,
): Promise<Judged[]> {
  const { id, fileName, now, secretKey } = options;
  if (!isId(id)) throw noImport();
  return writing(
    db,
    async (tx) => {
      const inserted = await sql`insert into subscriber_import (id, file_name, created_at, created_by)
        values (${id}, ${fileName}, ${now}, ${viewer.accountId}) on conflict do nothing returning 1`.execute(
        tx,
      );
      if (inserted.rows.length > 0)
        await noteAct(tx, {
          act: 'imported',
          by: viewer.accountId,
          thing: fileName,
          details: { import: id },
          now,
        });
      const mine = await sql<{ last_line: number; added: number; undone: boolean }>`
        select last_line, added, undone_by is not null as undone from subscriber_import where id = ${id} and created_by = ${viewer.accountId} for no key update`.execute(
        tx,
      );
      const [file] = mine.rows;
      if (!file) throw noImport();
      if (file.undone)
        throw refusedField(
          'import',
          'This import has been undone. Choose the file again to bring it in anew.',
        );
      const judged = await judgeLines(tx, lines, secretKey);
      const verdicts = new Map(judged.map(({ line, verdict }) => [line, verdict]));
      const withVerdict = (verdict: Verdict) => lines.filter(({ line }) => verdicts.get(line) === verdict);
      const added = await addAll(tx, viewer, withVerdict('add'), options);
      await askAll(tx, added, file.added, options);
      await mergeAll(tx, viewer, withVerdict('merge'), now);
      const fresh = judged.filter(({ line }) => line > file.last_line);
      const count = (verdict: Verdict): number => fresh.filter((one) => one.verdict === verdict).length;
      await sql`update subscriber_import set added = added + ${count('add')}, merged = merged + ${count('merge')},
        same = same + ${count('same')}, refused = refused + ${count('refuse')},
        last_line = greatest(last_line, ${Math.max(...lines.map(({ line }) => line))}) where id = ${id}`.execute(
        tx,
      );
      return judged;
    },
    ...(ADVISORY_LOCKS.subscriber ?? []),
  );
}

const noImport = (): Refusal => new Refusal(404, 'There is no such import.');

async function addAll(
  tx: Tx,
  viewer: Staff,
  lines: readonly ImportLine[],
  { id: importId, confirm, fileName, now }: ImportOptions,
): Promise<StoredRow[]> {
  if (lines.length === 0) return [];
  const rows = lines.map((line) => ({
    ...line,
    id: newId(now.getTime()),
    words: searchWordsOf(subscriber, { ...line }),
  }));
  const made = await sql<StoredRow>`
    insert into subscriber (id, name, email, phone, confirmed, search_words, created_at, created_by, updated_at, updated_by)
    select r.id, r.name, r.email, r.phone, ${!confirm}, array_to_tsvector(array(select jsonb_array_elements_text(r.words))),
      ${now}, ${viewer.accountId}, ${now}, ${viewer.accountId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, name text, email text, phone text, words jsonb)
    returning *`.execute(tx);
  const written = made.rows.map((after) => ({ before: null, after }));
  await runEffects(tx, { viewer, kind: subscriber, action: 'create', written, now });
  await sql`insert into consent (subscriber_id, at, act, page, by, import_id)
    select id, ${now}, 'imported', ${fileName}, ${viewer.accountId}, ${importId} from unnest(${made.rows.map(({ id }) => id)}::uuid[]) id`.execute(
    tx,
  );
  return made.rows;
}

/** Queues the confirmation mails, a little apart from each other. `before`: how many of the file were queued already. */
async function askAll(
  tx: Tx,
  rows: readonly StoredRow[],
  before: number,
  { confirm, now }: ImportOptions,
): Promise<void> {
  if (!confirm || rows.length === 0) return;
  const asked = rows.map(({ id, email }, nth) => ({
    id,
    email,
    due: new Date(now.getTime() + (before + nth) * APART),
  }));
  await sql`insert into mail (template, lane, to_address, subscriber_id, due_at, created_at)
    select 'confirm', ${LANES.many}, r.email, r.id, r.due, ${now} from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r (id uuid, email text, due timestamptz)`.execute(
    tx,
  );
}

async function mergeAll(tx: Tx, viewer: Staff, lines: readonly ImportLine[], now: Date): Promise<void> {
  if (lines.length === 0) return;
  const addresses = lines.map(({ email }) => email.toLowerCase());
  const before = await sql<StoredRow & { email: string }>`
    select * from subscriber where lower(email) = any(${addresses}::text[]) and deleted_at is null order by id for no key update`.execute(
    tx,
  );
  const phones = new Map(lines.map(({ email, phone }) => [email.toLowerCase(), phone]));
  const rows = before.rows.map((row) => {
    const phone = phones.get(row.email.toLowerCase()) ?? '';
    return { id: row.id, phone, words: searchWordsOf(subscriber, { ...row, phone }) };
  });
  const after = await sql<StoredRow>`
    update subscriber s set phone = r.phone, search_words = array_to_tsvector(array(select jsonb_array_elements_text(r.words))),
      version = version + 1, updated_at = ${now}, updated_by = ${viewer.accountId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, phone text, words jsonb) where s.id = r.id returning s.*`.execute(
    tx,
  );
  const written = after.rows.flatMap((row) => {
    const was = before.rows.find(({ id }) => id === row.id);
    return was ? [{ before: was, after: row }] : [];
  });
  await runEffects(tx, { viewer, kind: subscriber, action: 'change', written, now });
}

/** The imported files, newest first. The caller's role was checked by the call. */
export async function listImports(
  db: Db,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<Page<SubscriberImport>> {
  const found = await sql<SubscriberImport>`
    select i.id, i.file_name as "fileName", i.created_at as "createdAt", a.user_name as by, i.added, i.merged, i.same, i.refused,
      i.undone, coalesce(u.user_name, '') as "undoneBy", i.undone_at as "undoneAt"
    from subscriber_import i join account a on a.id = i.created_by left join account u on u.id = i.undone_by
    order by i.created_at desc, i.id desc limit ${limit + 1} offset ${(page - 1) * limit}`.execute(db);
  const all = await sql<{ n: number }>`select count(*)::int as n from subscriber_import`.execute(db);
  const docs = found.rows.slice(0, limit);
  return { docs, hasNextPage: found.rows.length > limit, totalDocs: all.rows[0]?.n ?? 0, page, limit };
}

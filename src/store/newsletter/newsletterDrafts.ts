import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { newsletterSubject } from '#lib/newsletterSubject.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import { isId, newId } from '#lib/uuid.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { claimIdempotencyKey } from '../records/idempotency.ts';
import type { WriteOptions } from '../records/write.ts';
import { cleanGreeting } from './greeting.ts';
import { noteAct } from './newsletterActs.ts';
import { freezeStories } from './newsletterStories.ts';

/** A draft, and its version as it was read (ADD-1). */
export interface DraftRef {
  readonly id: string;
  readonly version?: number | undefined;
}

/** The stored parts of an unsent newsletter. */
interface Kept {
  readonly newsIds: readonly string[];
  readonly subject?: string | undefined;
  readonly greeting?: string | undefined;
  /** The draft that it changes. */
  readonly draft?: DraftRef | undefined;
}

/** The version of a newsletter: the number of its revisions. */
export const VERSION = sql<number>`(select count(*)::int from revision where kind = 'newsletter' and record_id = n.id)`;

/**
 * Stores an unsent newsletter as a draft, for anyone in the office to continue (decision 0046). It may have inactive stories: they are checked when it is sent.
 * Throws Refusal: 404 when there is no such draft; 409 when somebody has changed or sent it since.
 */
export async function saveDraft(
  viewer: Staff,
  db: Db,
  { newsIds, subject, greeting, draft }: Kept,
  { now, idempotencyKey }: Pick<WriteOptions, 'now' | 'idempotencyKey'>,
): Promise<{ readonly id: string; readonly version: number }> {
  const ids = [...new Set(newsIds.map((id) => id.toLowerCase()).filter(isId))];
  return writing(db, async (tx) => {
    const id = draft?.id ?? newId(now.getTime());
    const first = idempotencyKey && (await claimIdempotencyKey(tx, idempotencyKey, 'newsletter', id, now));
    if (first) return { id: first, version: await versionOf(tx, first) };
    if (draft) await lockDraft(tx, draft);
    else
      await sql`insert into newsletter (id, state, created_at, created_by)
        values (${id}, 'draft', ${now}, ${viewer.accountId})`.execute(tx);
    await freezeStories(tx, id, ids);
    await keepGreeting(tx, id, greeting);
    const called = await nameNewsletter(tx, id, subject);
    if (called === '')
      throw refusedField('news', 'None of the chosen news exists any more. Please choose others.');
    await noteAct(tx, id, draft ? 'change' : 'create', viewer.accountId, now, { news: ids, subject: called });
    return { id, version: await versionOf(tx, id) };
  });
}

/** Locks a draft until the transaction ends. Throws Refusal (404, 409) when it does not exist, is no longer a draft, or has changed since it was read. */
export async function lockDraft(tx: Tx, { id, version }: DraftRef): Promise<void> {
  if (!isId(id)) throw noDraft();
  const found = await sql<{
    state: string;
  }>`select state from newsletter where id = ${id} for no key update`.execute(tx);
  const [newsletter] = found.rows;
  if (!newsletter) throw noDraft();
  const last = await sql<{ by: string }>`select coalesce(a.user_name, 'Somebody') as by
    from revision r left join account a on a.id = r.by where r.kind = 'newsletter' and r.record_id = ${id} order by r.id desc limit 1`.execute(
    tx,
  );
  const by = last.rows[0]?.by ?? 'Somebody';
  const sentence =
    newsletter.state === 'cancelled'
      ? `${by} has cancelled this newsletter.`
      : newsletter.state !== 'draft'
        ? `${by} has sent this newsletter already.`
        : version !== undefined && version !== (await versionOf(tx, id))
          ? `${by} has changed this newsletter since you opened it.`
          : undefined;
  if (sentence) throw new Refusal(409, sentence, { fields: { newsletter: sentence } });
}

/** Stores the text above the stories; unchanged when not given. */
export async function keepGreeting(tx: Tx, id: string, greeting: string | undefined): Promise<void> {
  if (greeting === undefined) return;
  await sql`update newsletter set greeting = ${cleanGreeting(greeting)} where id = ${id}`.execute(tx);
}

/** Sets a newsletter's subject, or derives it from its stories where none is given, and returns it. */
export async function nameNewsletter(tx: Tx, id: string, subject: string | undefined): Promise<string> {
  const titles = await sql<{ title: string }>`
    select title from newsletter_item where newsletter_id = ${id} order by place`.execute(tx);
  const called = subject || newsletterSubject(titles.rows.map(({ title }) => title));
  await sql`update newsletter set subject = ${called} where id = ${id}`.execute(tx);
  return called;
}

async function versionOf(tx: Tx, id: string): Promise<number> {
  const found = await sql<{
    version: number;
  }>`select ${VERSION} as version from newsletter n where n.id = ${id}`.execute(tx);
  return found.rows[0]?.version ?? 0;
}

const noDraft = (): Refusal => new Refusal(404, 'There is no such newsletter.');

import { sql } from 'kysely';
import type { Db, Tx } from './db.ts';
import type { Topic } from './topics.ts';

/** How often each topic has been changed by a write that a visitor could see. A topic that is missing: never. */
export type ContentVersions = Readonly<Record<Topic, number>>;

/** The topic of writes that name none: they may have changed anything, so every page is checked again. */
export const ANY_TOPIC: Topic = '*';

/** The generations as they are committed. */
export async function contentVersions(db: Db): Promise<ContentVersions> {
  const found = await sql<{ all: ContentVersions | null }>`
    select json_object_agg(topic, n) as all from content_generation`.execute(db);
  return found.rows[0]?.all ?? {};
}

/** The channel on which writes notify all nodes which generations have moved, as JSON. */
export const CONTENT_CHANNEL = 'content';

/** The new generations in a notice, or null when it cannot be parsed. */
export function contentVersionsIn(notice: string | null): ContentVersions | null {
  try {
    const read: unknown = JSON.parse(notice ?? 'null');
    return typeof read === 'object' ? (read as ContentVersions | null) : null;
  } catch {
    return null;
  }
}

/** How many writes these generations count: they are committed one after another (their notices see to that), so it orders them. */
export const ageOf = (version: ContentVersions): number =>
  Object.values(version).reduce((sum, n) => sum + n, 0);

/** The topics that have moved since; all, as `ANY_TOPIC`, of an unknown past and for the lower numbers of a restored database. */
export function movedTopics(before: ContentVersions | undefined, now: ContentVersions): readonly Topic[] {
  if (before === undefined || ageOf(now) < ageOf(before)) return [ANY_TOPIC];
  return Object.keys(now).filter((topic) => before[topic] !== now[topic]);
}

const changed = new WeakMap<Tx, Set<Topic>>();

/** Declares that this transaction changes public content of these topics, or of any: pages made from them are stale once it commits. */
export function contentChanges(tx: Tx, ...topics: readonly Topic[]): void {
  const before = changed.get(tx) ?? [];
  changed.set(tx, new Set([...before, ...(topics.length > 0 ? topics : [ANY_TOPIC])]));
}

/**
 * Moves the generations of the topics that this transaction has changed, and notifies all nodes when it commits. All writers of a topic meet at its row, so
 * `writing` calls this last; the rows are locked in the order of their names.
 */
export async function raiseContentVersions(tx: Tx): Promise<void> {
  const topics = [...(changed.get(tx) ?? [])].sort();
  if (topics.length === 0) return;
  await sql`with moved as (
      insert into content_generation (topic) select topic from unnest(${topics}::text[]) topic order by topic
      on conflict (topic) do update set n = content_generation.n + 1 returning topic, n)
    select pg_notify(${CONTENT_CHANNEL}, json_object_agg(topic, n)::text) from moved`.execute(tx);
}

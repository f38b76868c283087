import { createHash } from 'node:crypto';
import { CompiledQuery, type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import { ANY_TOPIC, type ContentVersions } from './contentVersions.ts';
import type { Db } from './db.ts';
import { TOPICS, type Topic } from './topics.ts';

/** The argument of read functions: the database, or a page's view of it, which records what the page has read. */
export type ReadDb = Db | PageReads;

/**
 * Runs a statement and returns its rows. `topics`: every part of the content that it reads, since a page that shows the rows is stale when one
 * of them changes.
 */
export const rowsOf = async <R>(
  db: ReadDb,
  topics: readonly Topic[],
  statement: RawBuilder<R>,
): Promise<readonly R[]> =>
  db instanceof PageReads ? db.rows(topics, statement) : (await statement.execute(db)).rows;

/**
 * The database itself, for statements whose topics are not declared: searches, transactions, one person's own data. A page that uses it is
 * rendered again after every write.
 */
export const untracked = (db: ReadDb): Db => (db instanceof PageReads ? db.untracked() : db);

/** What was read from the database to render something: while the same statements return the same rows, rendering again would give the same result. */
export interface Reads {
  /** Whether nothing of what was read can have changed between these two generations. */
  untouched(then: ContentVersions, now: ContentVersions): boolean;
  /** Whether what can have changed between these two generations reads the same now. */
  same(then: ContentVersions, now: ContentVersions): Promise<boolean>;
  /** The topics that it depends on, ANY_TOPIC among them; undefined if every write may change it. */
  topics(): readonly Topic[] | undefined;
}

/** A statement with its values and the topics that it reads. */
interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly topics: readonly Topic[];
}

/** The rows of a statement, frozen, since several pages share them. */
interface Result {
  readonly rows: readonly unknown[];
  /** Of the rows as JSON, by which two results are compared. */
  readonly hash: string;
  readonly length: number;
}

type Read = (asked: Asked, version: ContentVersions) => Promise<Result>;

/** The database as one page sees it, and the list of what the page has read. A statement must name its topics. */
export class PageReads implements Reads {
  readonly #db: Db;
  readonly #read: Read;
  readonly #version: ContentVersions;
  readonly #all = new Set<Asked & Pick<Result, 'hash'>>();
  #isTracked = true;

  constructor(db: Db, read: Read, version: ContentVersions) {
    this.#db = db;
    this.#read = read;
    this.#version = version;
  }

  /** The rows of a statement (`rowsOf`). Throws for a topic whose changes no write reports. */
  async rows<R>(topics: readonly Topic[], statement: RawBuilder<R>): Promise<readonly R[]> {
    const unknown = topics.find((topic) => !TOPICS.has(topic));
    if (unknown !== undefined) throw new Error(`No write tells pages that “${unknown}” has changed.`);
    const { sql: text, parameters: values } = statement.compile(this.#db);
    const asked = { text: interned(text), values, topics };
    const { rows, hash } = await this.#read(asked, this.#version);
    this.#all.add({ ...asked, hash });
    return rows as readonly R[];
  }

  /** The database itself (`untracked`). */
  untracked(): Db {
    this.#isTracked = false;
    return this.#db;
  }

  /** Records that the page shows content shared by all pages, with the reads behind it. */
  alsoRead(others: PageReads): void {
    for (const one of others.#all) this.#all.add(one);
    this.#isTracked &&= others.#isTracked;
  }

  untouched(then: ContentVersions, now: ContentVersions): boolean {
    return then === now || (this.#isTracked && this.#touched(then, now).length === 0);
  }

  async same(then: ContentVersions, now: ContentVersions): Promise<boolean> {
    if (!this.#isTracked) return false;
    const same = this.#touched(then, now).map(
      async (asked) => (await this.#read(asked, now)).hash === asked.hash,
    );
    return (await Promise.all(same)).every(Boolean);
  }

  topics(): readonly Topic[] | undefined {
    return this.#isTracked ? [ANY_TOPIC, ...[...this.#all].flatMap(({ topics }) => topics)] : undefined;
  }

  #touched(then: ContentVersions, now: ContentVersions) {
    return [...this.#all].filter(({ topics }) => isTouched(topics, then, now));
  }
}

/** Whether a write has moved one of these topics between two generations. */
function isTouched(topics: readonly Topic[], then: ContentVersions, now: ContentVersions): boolean {
  if (then === now) return false;
  return then[ANY_TOPIC] !== now[ANY_TOPIC] || topics.some((topic) => then[topic] !== now[topic]);
}

export interface Reader {
  /** The database for a page rendered from these generations. */
  at(version: ContentVersions): PageReads;
}

/** The size limit of cached results in characters, as JSON with their statements; a single one longer than a sixteenth of it is not cached. */
const MOST_CHARACTERS = 8_000_000;

/**
 * Creates the database view for pages and caches what they read. A result is shared by all pages with the same statement until one of its topics
 * moves: after a write, only statements on the written topics run again, once for all pages.
 */
export function createReader(db: Db, most = MOST_CHARACTERS): Reader {
  const executor = db.getExecutor();
  const kept = new LRUCache<string, { readonly version: ContentVersions; readonly result: Promise<Result> }>({
    maxSize: most,
    maxEntrySize: Math.floor(most / 16),
  });

  const read: Read = (asked, version) => {
    const key = `${asked.text} ${JSON.stringify(asked.values)}`;
    const before = kept.get(key);
    if (before && !isTouched(asked.topics, before.version, version)) return before.result;
    const result = ask(asked);
    // The length of the rows is added once they are there.
    kept.set(key, { version, result }, { size: key.length });
    const isKept = (): boolean => kept.peek(key)?.result === result;
    result.then(
      ({ length }) => isKept() && kept.set(key, { version, result }, { size: key.length + length }),
      () => isKept() && kept.delete(key),
    );
    return result;
  };

  async function ask({ text, values }: Asked): Promise<Result> {
    const { rows } = await executor.executeQuery(CompiledQuery.raw(text, [...values]));
    const json = JSON.stringify(rows);
    return {
      rows: frozen(rows),
      length: json.length,
      hash: createHash('sha1').update(json).digest('base64'),
    };
  }

  return { at: (version) => new PageReads(db, read, version) };
}

/** A deeply frozen value; dates stay as they are. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || value instanceof Date || ArrayBuffer.isView(value))
    return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** Statement texts contain no values, so there are only as many as the program has; should that ever be wrong, the map is cleared. */
const MOST_TEXTS = 2000;
const texts = new Map<string, string>();

/** Returns one shared string per statement text: each query builds a new string, and thousands of cached pages would each keep their own. */
function interned(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(text, text);
  return text;
}

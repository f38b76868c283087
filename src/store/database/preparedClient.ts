import { createHash } from 'node:crypto';
import type { QueryConfig } from 'pg';
import { Client, type ConnectionConfig } from './client.ts';

/** Connection settings; `mostPrepared`: at most N statements stay prepared on it. A long one takes 150 KB of PostgreSQL's memory. */
export interface PreparedConfig extends ConnectionConfig {
  readonly mostPrepared: number;
}

/** A statement is prepared the second time it is used: at most N are remembered as seen once. */
const MOST_SEEN = 2000;

/** The best plan of a search depends on its words: it is planned each time. */
const SEARCH = /\bsearch_word/;

/**
 * PostgreSQL's error code for a prepared statement that is no longer valid: its tables have changed, or something between us and it (a pooler) has mixed up
 * connections.
 */
const CHANGED = '0A000';
const LOST: readonly unknown[] = ['26000', '42P05'];

/**
 * A connection that keeps repeated reads prepared: parsing and planning a page's statements is half of PostgreSQL's work for it. Only single selects outside of
 * transactions, since one that fails for having been prepared is repeated unprepared.
 */
export class PreparedClient extends Client {
  readonly #seen = new Set<string>();
  readonly #names = new Map<string, string>();
  readonly #unfit = new Set<string>();
  readonly #most: number;
  #inTransaction = false;
  #mayPrepare = true;

  constructor({ mostPrepared, ...config }: PreparedConfig) {
    super(config);
    this.#most = mostPrepared;
  }

  override query(...asked: unknown[]): never {
    const [text, values, callback] = asked;
    if (typeof text !== 'string' || typeof callback === 'function') return super.query(...asked);
    if (/^\s*(?:begin|start transaction)\b/i.test(text)) this.#inTransaction = true;
    if (/^\s*(?:commit|rollback(?!\s+to\b))/i.test(text)) this.#inTransaction = false;
    const name = Array.isArray(values) && !this.#inTransaction ? this.#nameOf(text) : undefined;
    if (name === undefined) return super.query(...asked);
    return this.#queryPrepared({ name, text, values: values as unknown[] }) as never;
  }

  async #queryPrepared(query: QueryConfig & { values: unknown[] }): Promise<unknown> {
    try {
      return await super.query(query);
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (code === CHANGED) this.#unfit.add(query.text);
      else if (LOST.includes(code)) this.#mayPrepare = false;
      else throw error;
      return super.query(query.text, query.values);
    }
  }

  /** The name under which a statement is prepared; undefined: it is sent unprepared. */
  #nameOf(text: string): string | undefined {
    if (!this.#mayPrepare || this.#unfit.has(text)) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= this.#most) return known;
    if (!/^\s*select\b/i.test(text) || SEARCH.test(text)) return undefined;
    if (!this.#seen.has(text)) {
      if (this.#seen.size >= MOST_SEEN) this.#seen.clear();
      this.#seen.add(text);
      return undefined;
    }
    const name = createHash('sha1').update(text).digest('base64url');
    this.#names.set(text, name);
    return name;
  }
}

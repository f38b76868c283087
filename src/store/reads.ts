import { createHash } from 'node:crypto';
import { CompiledQuery, type QueryExecutor, type QueryResult } from 'kysely';
import type { Db } from './db.ts';
import { ANY_TOPIC, type Generations } from './generation.ts';
import { type Topic, topicsOf } from './topics.ts';

/**
 * What was read from the database to make something. As long as the same statements read the same, making it again would make the same: only
 * what comes from the database may differ.
 */
export interface Reads {
  /** Whether nothing of what was read can have changed between these two generations. */
  untouched(then: Generations, now: Generations): boolean;
  /**
   * Reads again what can have changed between these two generations, and says whether all of it is the same. What it has read can be used by
   * whoever has to make the thing anew.
   */
  again(db: Db, then: Generations, now: Generations): Promise<{ same: boolean; found: Found }>;
}

/** Results that were read just now, by statement and values. */
export type Found = ReadonlyMap<string, QueryResult<unknown>>;

interface Read {
  readonly statement: Statement;
  readonly values: readonly unknown[];
  readonly hash: string;
}

/** A statement's text, of which there is one for all who read by it, and the topics that it reads; null: perhaps all. */
interface Statement {
  readonly text: string;
  readonly topics: ReadonlySet<Topic> | null;
}

/**
 * The database, and a record of what is read through it. What has been `found` just now is not asked for again. A transaction, or whatever else
 * is no plain statement, counts as having read of all topics, and something new each time.
 */
export function recordReads(db: Db, found: Found = new Map()): { db: Db; reads: Reads } {
  const reads: Read[] = [];
  let other = false;
  const executor = db.getExecutor();

  async function executeQuery<R>(query: CompiledQuery<R>): Promise<QueryResult<R>> {
    const { sql: text, parameters: values } = query;
    const known = found.get(keyOf(text, values)) as QueryResult<R> | undefined;
    const result = known ?? (await executor.executeQuery(query));
    reads.push({ statement: statementOf(text), values, hash: hashOf(result) });
    return result;
  }

  const recordingExecutor = redirected(executor, { executeQuery }, () => {});
  const recordingDb = redirected(db, { getExecutor: () => recordingExecutor as QueryExecutor }, (name) => {
    if (name !== 'isTransaction') other = true;
  });
  return {
    db: recordingDb,
    reads: {
      untouched: (then, now) =>
        then === now || (!other && reads.every(({ statement }) => !isTouched(statement, then, now))),
      again: async (plain, then, now) => {
        const results = new Map<string, QueryResult<unknown>>();
        const touched = reads.filter(({ statement }) => isTouched(statement, then, now));
        const same = await Promise.all(
          touched.map(async ({ statement: { text }, values, hash }) => {
            const result = await plain.getExecutor().executeQuery(CompiledQuery.raw(text, [...values]));
            results.set(keyOf(text, values), result);
            return hashOf(result) === hash;
          }),
        );
        return { same: !other && same.every(Boolean), found: results };
      },
    },
  };
}

function isTouched({ topics }: Statement, then: Generations, now: Generations): boolean {
  if (topics === null || then[ANY_TOPIC] !== now[ANY_TOPIC]) return true;
  for (const topic of topics) if (then[topic] !== now[topic]) return true;
  return false;
}

/** An object with other methods in the place of its own. `passed` hears what else is asked of it. */
function redirected<T extends object>(
  of: T,
  methods: Partial<T>,
  passed: (name: string | symbol) => void,
): T {
  return new Proxy(of, {
    get(target, name) {
      const own = methods[name as keyof T];
      if (own !== undefined) return own;
      passed(name);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const keyOf = (text: string, values: readonly unknown[]): string => `${text} ${JSON.stringify(values)}`;
const hashOf = ({ rows }: QueryResult<unknown>): string =>
  createHash('sha1').update(JSON.stringify(rows)).digest('base64');

/** Texts hold no values, so that there are no more of them than the program has; should it be otherwise all are forgotten. */
const MOST_STATEMENTS = 2000;
const statements = new Map<string, Statement>();

function statementOf(text: string): Statement {
  const known = statements.get(text);
  if (known) return known;
  if (statements.size >= MOST_STATEMENTS) statements.clear();
  const statement = { text, topics: topicsOf(text) };
  statements.set(text, statement);
  return statement;
}

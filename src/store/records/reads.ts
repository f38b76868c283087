import { createHash } from 'node:crypto';
import { CompiledQuery, type QueryExecutor, type QueryResult } from 'kysely';
import type { Db } from '../database/db.ts';
import { ANY_TOPIC, type Generations } from './generation.ts';
import { type Topic, topicsOf } from './topics.ts';

/**
 * What was read from the database to make something. As long as the same statements read the same, making it again would make the same: only
 * what comes from the database may differ.
 */
export interface Reads {
  /** Whether nothing of what was read can have changed between these two generations. */
  untouched(then: Generations, now: Generations): boolean;
  /** Whether what can have changed between these two generations reads the same now. */
  same(then: Generations, now: Generations): Promise<boolean>;
}

export interface Reader {
  /** The database for something that is made of these generations, and a record of what is read through it. */
  record(version: Generations): { db: Db; reads: Reads };
}

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

/** What a statement gave. Nobody changes it, since others are given the same. */
interface Result {
  readonly result: QueryResult<unknown>;
  readonly hash: string;
}

/** Results are kept up to so many characters, as JSON with what was asked; one that is longer than a sixteenth of it is not. */
const MOST_CHARACTERS = 8_000_000;

/**
 * Reads for what is kept until it reads differently. A result is used for as long as none of its topics has moved, by whoever asks: after a
 * write only what it has touched is asked for again, and once. A transaction, or whatever else is no plain statement, is not kept, and counts
 * as having read something new each time.
 */
export function createReader(db: Db, most = MOST_CHARACTERS): Reader {
  const executor = db.getExecutor();
  const kept = new Map<string, { readonly version: Generations; readonly result: Promise<Result> }>();
  const sizes = new Map<string, number>();
  let characters = 0;

  function forget(key: string): void {
    characters -= sizes.get(key) ?? 0;
    sizes.delete(key);
    kept.delete(key);
  }

  function read(statement: Statement, values: readonly unknown[], version: Generations): Promise<Result> {
    const key = `${statement.text} ${JSON.stringify(values)}`;
    const before = kept.get(key);
    if (before && !isTouched(statement, before.version, version)) {
      // To the end of the Map, which is the order in which results go.
      kept.delete(key);
      kept.set(key, before);
      return before.result;
    }
    forget(key);
    const result = ask(statement.text, values, (length) => {
      if (kept.get(key)?.result !== result) return;
      const size = length + key.length;
      sizes.set(key, size);
      characters += size;
      if (size > most / 16) forget(key);
      for (const oldest of kept.keys()) {
        if (characters <= most) break;
        forget(oldest);
      }
    });
    // What hangs on everything is new for each version: nobody would find it.
    if (statement.topics === null) return result;
    kept.set(key, { version, result });
    result.catch(() => {
      if (kept.get(key)?.result === result) forget(key);
    });
    return result;
  }

  async function ask(
    text: string,
    values: readonly unknown[],
    measured: (length: number) => void,
  ): Promise<Result> {
    const result = await executor.executeQuery(CompiledQuery.raw(text, [...values]));
    const json = JSON.stringify(result.rows);
    measured(json.length);
    return {
      result: { ...result, rows: frozen(result.rows) },
      hash: createHash('sha1').update(json).digest('base64'),
    };
  }

  return {
    record(version) {
      const reads: Read[] = [];
      let other = false;
      async function executeQuery<R>({ sql, parameters }: CompiledQuery<R>): Promise<QueryResult<R>> {
        const statement = statementOf(sql);
        const { result, hash } = await read(statement, parameters, version);
        reads.push({ statement, values: parameters, hash });
        return result as QueryResult<R>;
      }
      const recording = redirected(executor, { executeQuery }, () => {});
      const recordingDb = redirected(db, { getExecutor: () => recording as QueryExecutor }, (name) => {
        if (name !== 'isTransaction') other = true;
      });
      return {
        db: recordingDb,
        reads: {
          untouched: (then, now) =>
            then === now || (!other && reads.every(({ statement }) => !isTouched(statement, then, now))),
          same: async (then, now) => {
            if (other) return false;
            const touched = reads.filter(({ statement }) => isTouched(statement, then, now));
            const same = await Promise.all(
              touched.map(
                async ({ statement, values, hash }) => (await read(statement, values, now)).hash === hash,
              ),
            );
            return same.every(Boolean);
          },
        },
      };
    },
  };
}

function isTouched({ topics }: Statement, then: Generations, now: Generations): boolean {
  if (then === now) return false;
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

/** A value of which no part can be changed; dates stay as they are. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || value instanceof Date || ArrayBuffer.isView(value))
    return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

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

import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';

/** A fact from regular work: the value as JSON, and its time. */
export interface Fact<Value = unknown> {
  readonly at: Date;
  readonly value: Value;
}

/** Stores the latest fact of regular work, such as 'standby', replacing an earlier one of that name. */
export async function noteFact(db: Db, name: string, value: unknown, now: Date): Promise<void> {
  await writingLittle(db, (tx) =>
    sql`insert into fact (name, at, value) values (${name}, ${now}, ${JSON.stringify(value)}::jsonb)
      on conflict (name) do update set at = excluded.at, value = excluded.value`.execute(tx),
  );
}

/** Work that is repeated and may fail. The status page shows failed and overdue work. */
export type RegularWork = 'backup' | 'drill';

/** The outcome of the last run. `sentence`: for people, and on failure also what to do. */
export interface Outcome {
  readonly ok: boolean;
  readonly sentence: string;
}
/** The stored outcome. `good`: the last success, ISO 8601; null: never yet. */
export interface KeptOutcome extends Outcome {
  readonly good: string | null;
}

/** Stores the outcome of regular work; the last success stays known. */
export async function noteOutcome(db: Db, work: RegularWork, outcome: Outcome, now: Date): Promise<void> {
  const { ok, sentence } = outcome;
  const value = JSON.stringify({ ok, sentence, good: ok ? now.toISOString() : null });
  await writingLittle(db, (tx) =>
    sql`insert into fact (name, at, value) values (${work}, ${now}, ${value}::jsonb)
      on conflict (name) do update set at = excluded.at, value =
        case when ${ok} then excluded.value else jsonb_set(excluded.value, '{good}', coalesce(fact.value -> 'good', 'null')) end`.execute(
      tx,
    ),
  );
}

/** All facts by name. */
export async function readFacts(db: Db): Promise<ReadonlyMap<string, Fact>> {
  const found = await sql<{ name: string } & Fact>`select name, at, value from fact`.execute(db);
  return new Map(found.rows.map(({ name, at, value }) => [name, { at, value }]));
}

/** Deletes facts whose name has this prefix and that were not updated since a moment. */
export async function dropFacts(db: Db, beginning: string, before: Date): Promise<void> {
  await writingLittle(db, (tx) =>
    sql`delete from fact where starts_with(name, ${beginning}) and at < ${before}`.execute(tx),
  );
}

/** Deletes one fact, at once. */
export async function dropFact(db: Db, name: string): Promise<void> {
  await writingLittle(db, (tx) => sql`delete from fact where name = ${name}`.execute(tx));
}

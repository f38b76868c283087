import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';

/** What regular work tells: the value as JSON, and when it was true. */
export interface Fact<Value = unknown> {
  readonly at: Date;
  readonly value: Value;
}

/** Notes the latest of what regular work has to tell, such as 'standby'; an earlier one of that name is gone. */
export async function noteFact(db: Db, name: string, value: unknown, now: Date): Promise<void> {
  await writingLittle(db, (tx) =>
    sql`insert into fact (name, at, value) values (${name}, ${now}, ${JSON.stringify(value)}::jsonb)
      on conflict (name) do update set at = excluded.at, value = excluded.value`.execute(tx),
  );
}

/** Work that is done again and again and may fail. The status page says when one has failed, and when it has not been done for too long. */
export type RegularWork = 'backup' | 'drill';

/** How it went the last time. `sentence`: for people, and where it failed also what to do. */
export interface Outcome {
  readonly ok: boolean;
  readonly sentence: string;
}
/** The same as it is kept. `good`: when it last went well, ISO 8601; null: never yet. */
export interface KeptOutcome extends Outcome {
  readonly good: string | null;
}

/** Notes how regular work went; when it last went well stays known. */
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

/** Forgets facts whose name begins like this and that nobody has noted since a moment. */
export async function dropFacts(db: Db, beginning: string, before: Date): Promise<void> {
  await writingLittle(db, (tx) =>
    sql`delete from fact where starts_with(name, ${beginning}) and at < ${before}`.execute(tx),
  );
}

/** Forgets one fact, at once. */
export async function dropFact(db: Db, name: string): Promise<void> {
  await writingLittle(db, (tx) => sql`delete from fact where name = ${name}`.execute(tx));
}

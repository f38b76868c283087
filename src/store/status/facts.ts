import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';

/** What regular work tells: the value as JSON, and when it was true. */
export interface Fact<Value = unknown> {
  readonly at: Date;
  readonly value: Value;
}

/** Notes the latest of what regular work has to tell, such as 'backup'; an earlier one of that name is gone. */
export async function noteFact(db: Db, name: string, value: unknown, now: Date): Promise<void> {
  await writingLittle(db, (tx) =>
    sql`insert into fact (name, at, value) values (${name}, ${now}, ${JSON.stringify(value)}::jsonb)
      on conflict (name) do update set at = excluded.at, value = excluded.value`.execute(tx),
  );
}

/** All facts by name. */
export async function readFacts(db: Db): Promise<ReadonlyMap<string, Fact>> {
  const found = await sql<{ name: string } & Fact>`select name, at, value from fact`.execute(db);
  return new Map(found.rows.map(({ name, at, value }) => [name, { at, value }]));
}

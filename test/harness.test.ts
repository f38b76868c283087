import pg from 'pg';
import { expect, it } from 'vitest';
import { passTime, setClock } from './support/clock.ts';
import { freshDatabase } from './support/database.ts';

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

it('gives every test file a migrated database of its own, and takes it back', async () => {
  const [mine, yours] = await Promise.all([freshDatabase(), freshDatabase()]);
  await ask(
    mine.url,
    `insert into department (id, name, sub_domain) values (gen_random_uuid(), 'Youth', 'youth')`,
  );
  expect(await ask(mine.url, 'select name from department')).toEqual([{ name: 'Youth' }]);
  expect(await ask(yours.url, 'select name from department')).toEqual([]);
  await Promise.all([mine.drop(), yours.drop()]);
  await expect(ask(mine.url, 'select 1')).rejects.toThrow('does not exist');
});

it('finds Tamil in the database', async () => {
  const database = await freshDatabase();
  const [row] = await ask(database.url, `select similarity('கிறிஸ்துமஸ் விழா', 'கிறிஸ்துமஸ்') > 0.5 as found`);
  await database.drop();
  expect(row).toEqual({ found: true });
});

it('stops the clock where it is told, moves it on, and leaves timers alone', async () => {
  setClock('2025-12-24T18:00+05:30');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(new Date().toISOString()).toBe('2025-12-24T12:30:00.000Z');
  passTime(90);
  expect(new Date().toISOString()).toBe('2025-12-24T12:31:30.000Z');
});

it('has the true time again in the next test', () => {
  expect(new Date().getFullYear()).toBeGreaterThan(2025);
});

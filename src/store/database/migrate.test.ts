import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrate.ts';

let fresh: FreshDatabase;
let database: Database;
let folder: string;

beforeEach(async () => {
  fresh = await freshDatabase();
  database = await connect(fresh.url);
  await database.pool.query('drop table migration');
  folder = await mkdtemp(join(tmpdir(), 'lectern-migrations-'));
  await writeFile(
    join(folder, '0001_first.sql'),
    'create table first_one (a int);\ninsert into first_one values (1);\n',
  );
});

afterEach(async () => {
  await database.close();
  await fresh.drop();
  await rm(folder, { recursive: true });
});

test('applies what is new, in order, and each only once, even when two nodes start together', async () => {
  await writeFile(join(folder, '0002_second.sql'), 'insert into first_one values (2);');
  const both = await Promise.all([migrate(database.pool, folder), migrate(database.pool, folder)]);
  expect(both.flat()).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await migrate(database.pool, folder)).toEqual([]);
  expect((await database.pool.query('select a from first_one order by a')).rows).toEqual([
    { a: 1 },
    { a: 2 },
  ]);
});

test('other line ends are no change, another text is refused by name', async () => {
  const file = join(folder, '0001_first.sql');
  await migrate(database.pool, folder);
  await writeFile(file, 'create table first_one (a int);\r\ninsert into first_one values (1);\r\n');
  expect(await migrate(database.pool, folder)).toEqual([]);
  await writeFile(file, 'create table first_one (a bigint);');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'The migration 0001_first.sql was changed after',
  );
});

test('a text that says what it was formerly is not applied again, and by nobody refused who has applied that', async () => {
  await migrate(database.pool, folder);
  const { rows } = await database.pool.query('select sha256 from migration');
  const faster = `-- Formerly with a table of two: formerly ${rows[0].sha256}\ncreate table first_one (a int);`;
  await writeFile(join(folder, '0001_first.sql'), faster);
  expect(await migrate(database.pool, folder)).toEqual([]);
  await database.pool.query('drop table first_one, migration');
  expect(await migrate(database.pool, folder)).toEqual(['0001_first.sql']);
});

test('one that takes long is told again every ten seconds', async () => {
  await database.pool.query('create table waited_for (a int)');
  const holder = await database.pool.connect();
  await holder.query('begin; lock table waited_for');
  await writeFile(join(folder, '0001_first.sql'), 'insert into waited_for values (1);');
  const told: (readonly [string, number])[] = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  try {
    const done = migrate(database.pool, folder, (name, seconds) => told.push([name, seconds]));
    await expect.poll(() => told).toHaveLength(1);
    vi.advanceTimersByTime(20_000);
    await holder.query('rollback');
    expect(await done).toEqual(['0001_first.sql']);
    vi.advanceTimersByTime(20_000);
  } finally {
    vi.useRealTimers();
    holder.release();
  }
  expect(told).toEqual([
    ['0001_first.sql', 0],
    ['0001_first.sql', 10],
    ['0001_first.sql', 20],
  ]);
});

test('one that fails leaves nothing of itself and is named', async () => {
  await writeFile(join(folder, '0002_second.sql'), 'insert into first_one values (2); select nonsense;');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'The migration 0002_second.sql failed: column "nonsense"',
  );
  expect((await database.pool.query('select a from first_one')).rows).toEqual([{ a: 1 }]);
});

test('a database of a newer program, and a migration that comes too late, are refused', async () => {
  await writeFile(join(folder, '0003_third.sql'), 'select 1;');
  await migrate(database.pool, folder);
  await writeFile(join(folder, '0002_second.sql'), 'select 1;');
  await expect(migrate(database.pool, folder)).rejects.toThrow('0002_second.sql comes before 0003_third.sql');
  await rm(join(folder, '0002_second.sql'));
  await rm(join(folder, '0003_third.sql'));
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'has the migration 0003_third.sql, which this copy',
  );
});

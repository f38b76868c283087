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
  const reported: (readonly [string, number])[] = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  try {
    const done = migrate(database.pool, folder, (name, seconds) => reported.push([name, seconds]));
    await expect.poll(() => reported).toHaveLength(1);
    vi.advanceTimersByTime(20_000);
    await holder.query('rollback');
    expect(await done).toEqual(['0001_first.sql']);
    vi.advanceTimersByTime(20_000);
  } finally {
    vi.useRealTimers();
    holder.release();
  }
  expect(reported).toEqual([
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

const table = 'create table first_one (a int);\ninsert into first_one values (1);\n';

test('an older program goes on beside newer migrations that need none newer than it, and beside no others', async () => {
  const newer = await mkdtemp(join(tmpdir(), 'lectern-migrations-'));
  const write = (name: string, text: string) => writeFile(join(newer, name), text);
  await write('0001_first.sql', table);
  await write('0002_second.sql', 'alter table first_one add column b int;');
  await migrate(database.pool, newer);
  expect(await migrate(database.pool, folder)).toEqual([]);
  await write(
    '0003_third.sql',
    '-- It needs 0002_second.sql, which asks for a no more.\nalter table first_one drop column a;',
  );
  await migrate(database.pool, newer);
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'has the migration 0003_third.sql, which this copy',
  );
  await rm(join(newer, '0003_third.sql'));
  expect(await migrate(database.pool, newer)).toEqual([]);
  await rm(newer, { recursive: true });
});

test('a table of migrations from before that gets its new column, and what was applied then is asked for as then', async () => {
  await database.pool.query(
    `create table migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now());
    insert into migration values ('0002_unknown.sql', '')`,
  );
  await expect(migrate(database.pool, folder)).rejects.toThrow('has the migration 0002_unknown.sql, which');
  await database.pool.query('delete from migration');
  expect(await migrate(database.pool, folder)).toEqual(['0001_first.sql']);
});

test('one that waits for a table steps back, so that whoever reads it meanwhile is answered', async () => {
  await database.pool.query('create table read_long (a int)');
  const [reader, visitor] = [await database.pool.connect(), await database.pool.connect()];
  await reader.query('begin; select * from read_long');
  await writeFile(join(folder, '0001_first.sql'), 'alter table read_long add column b int;');
  const done = migrate(database.pool, folder);
  const waiting = `select 1 from pg_locks where relation = 'read_long'::regclass and not granted`;
  await expect.poll(async () => (await visitor.query(waiting)).rows).toHaveLength(1);
  // Behind the migration that waits for the reader, who does not end: without stepping back, for ever.
  expect((await visitor.query('select * from read_long')).rows).toEqual([]);
  await reader.query('commit');
  expect(await done).toEqual(['0001_first.sql']);
  reader.release();
  visitor.release();
});

/** A table of six rows, and a migration that changes two at a time. */
async function sixInPieces(): Promise<void> {
  await database.pool.query('create table six (id int primary key, done boolean)');
  await database.pool.query('insert into six select * from generate_series(1, 6)');
  await writeFile(
    join(folder, '0001_first.sql'),
    `-- In pieces: two rows at a time.
    update six set done = true where id in (select id from six where done is null order by id limit 2 for no key update);`,
  );
}

test('one in pieces keeps no row locked that it has changed, and goes on where it has been hindered', async () => {
  await sixInPieces();
  const holder = await database.pool.connect();
  await holder.query('begin; select from six where id = 5 for update');
  const migrated = migrate(database.pool, folder);
  const done = async () => (await database.pool.query('select id from six where done order by id')).rows;
  await expect.poll(done).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]);
  await database.pool.query('update six set done = true where id in (1, 4, 6)');
  await holder.query('rollback');
  holder.release();
  expect(await migrated).toEqual(['0001_first.sql']);
  expect(await done()).toHaveLength(6);
  expect(await migrate(database.pool, folder)).toEqual([]);
});

test('one that would wait in a circle with a writer gives way', async () => {
  await sixInPieces();
  const writer = await database.pool.connect();
  await writer.query('begin; select from six where id = 2 for update');
  const migrated = migrate(database.pool, folder);
  const waiting = `select from pg_locks where locktype = 'transactionid' and not granted`;
  await expect.poll(async () => (await database.pool.query(waiting)).rows).toHaveLength(1);
  await writer.query('update six set done = false where id = 1; commit');
  writer.release();
  expect(await migrated).toEqual(['0001_first.sql']);
  expect((await database.pool.query('select id from six where not done')).rows).toEqual([{ id: 1 }]);
});

test('indexes built beside writers: after an attempt that was interrupted, too, and however many copies start', async () => {
  await migrate(database.pool, folder);
  await writeFile(
    join(folder, '0002_second.sql'),
    '-- Many rows; so beside writers.\ncreate index concurrently if not exists first_by_a on first_one (a);\ncreate unique index concurrently if not exists first_once on first_one (a);\n',
  );
  const writer = await database.pool.connect();
  await database.pool.query('insert into first_one values (1)');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    '0002_second.sql failed: could not create unique index',
  );
  await database.pool.query('delete from first_one where ctid = (select max(ctid) from first_one)');
  await writer.query('begin; insert into first_one values (2)');
  const all = Promise.all([migrate(database.pool, folder), migrate(database.pool, folder)]);
  const building = `select 1 from pg_stat_activity where query like '%index concurrently%' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.pool.query(building)).rows).not.toHaveLength(0);
  await writer.query('insert into first_one values (3); commit');
  writer.release();
  expect((await all).flat()).toEqual(['0002_second.sql']);
  const { rows } = await database.pool.query(
    `select indexrelid::regclass::text as name from pg_index where indrelid = 'first_one'::regclass and indisvalid order by 1`,
  );
  expect(rows).toEqual([{ name: 'first_by_a' }, { name: 'first_once' }]);
});

test('a database of a newer program, and a migration that comes too late, are refused', async () => {
  await writeFile(join(folder, '0003_third.sql'), 'select 1;');
  await migrate(database.pool, folder);
  await writeFile(join(folder, '0002_second.sql'), 'select 1;');
  await expect(migrate(database.pool, folder)).rejects.toThrow('0002_second.sql comes before 0003_third.sql');
  await rm(join(folder, '0002_second.sql'));
  await rm(join(folder, '0003_third.sql'));
  await database.pool.query('update migration set needs = null');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'has the migration 0003_third.sql, which this copy',
  );
});

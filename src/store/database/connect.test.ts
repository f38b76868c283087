import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';
import { checkSessions, connect, type Database, sidePool } from './connect.ts';

let fresh: FreshDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = await connect(fresh.url);
});

afterAll(async () => {
  await database?.close();
  await fresh?.drop();
});

test('whole numbers arrive as numbers and days as plain days', async () => {
  const { rows } = await database.pool.query(`select count(*), '2026-02-03'::date as day, now() as moment`);
  expect(rows).toEqual([{ count: 1, day: '2026-02-03', moment: expect.any(Date) }]);
});

test('no statement is compiled before it is run, although the server does so', async () => {
  const on = await freshDatabase();
  const name = new URL(on.url).pathname.slice(1);
  await database.pool.query(`alter database ${name} set jit = on`);
  const there = await connect(on.url);
  const side = sidePool(on.url, 'beside', 1, () => {});
  const asked = sql<{ jit: string }>`show jit`;
  const limited = there.limited({ name: 'limited', max: 1, seconds: 5 });
  const prepared = there.limited({ name: 'prepared', max: 1, seconds: 5, prepared: 5 });
  const said = await Promise.all([there.db, limited, prepared].map((db) => asked.execute(db)));
  expect([...said, await side.query('show jit')].map(({ rows }) => rows[0])).toEqual(
    Array(4).fill({ jit: 'off' }),
  );
  await side.end();
  await there.close();
  await on.drop();
});

test('a pooler that shares one connection between transactions is refused', async () => {
  const shared = await database.pool.connect();
  const { query } = shared;
  const session = { query: query.bind(shared), release: () => undefined };
  await expect(checkSessions(async () => session)).rejects.toThrow(/pool_mode = session/);
  shared.release();
  await checkSessions(() => database.pool.connect());
});

test('where there is no second connection to look at, the first one is given up', async () => {
  const only = new pg.Pool({ connectionString: fresh.url, max: 1, connectionTimeoutMillis: 100 });
  await expect(checkSessions(() => only.connect())).rejects.toThrow(/timeout exceeded|connection timeout/);
  // Beside much other work it is the first connection that comes too late; the pool then ends it when it is there.
  await expect.poll(() => only.totalCount).toBe(0);
  await only.end();
});

test('notices arrive, and after a lost connection the word that some may be missing', async () => {
  const heard: (string | null)[] = [];
  const end = await database.listen('bell', (payload) => heard.push(payload));
  await database.pool.query(`notify bell, 'one'`);
  await expect.poll(() => heard).toEqual(['one']);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`,
  );
  await expect.poll(() => heard).toEqual(['one', null]);
  await database.pool.query(`notify bell, 'two'`);
  await expect.poll(() => heard).toEqual(['one', null, 'two']);
  await end();
});

/** Runs `work` with a separate database besides the one of these tests, created as `how` says. */
async function beside(how: string, work: (url: URL, client: pg.Client) => Promise<void>): Promise<void> {
  const url = new URL(fresh.url);
  url.pathname = `${url.pathname}_beside`;
  const client = new pg.Client({ connectionString: fresh.url });
  await client.connect();
  await client.query(`create database ${url.pathname.slice(1)} template template0 ${how}`);
  try {
    await work(url, client);
  } finally {
    await client.query(`drop database ${url.pathname.slice(1)} with (force)`);
    await client.end();
  }
}

test.each([
  ["locale_provider libc locale 'C'", /does not know the letters.*create database lectern/s],
  ["encoding 'LATIN1' locale_provider libc locale 'C'", /has the encoding LATIN1.*create database lectern/s],
])(
  'a database that does not know Indian letters is refused, with how to make a right one: %s',
  (how, sentence) =>
    beside(how, async (url) => {
      await expect(connect(url.href)).rejects.toThrow(sentence);
    }),
);

test('a role that does not own the database is refused, and welcome when it does', () =>
  beside("encoding 'UTF8' locale_provider libc locale 'C.UTF-8'", async (url, client) => {
    await client.query(`create role guest login password 'guest'`);
    const name = url.pathname.slice(1);
    const own = new URL(url);
    own.username = own.password = 'guest';
    try {
      await expect(connect(own.href)).rejects.toThrow(
        `The role “guest” may not create tables in the database “${name}”. Have the database's administrator make it the owner: alter database "${name}" owner to "guest".`,
      );
      await client.query(`alter database ${name} owner to guest`);
      await (await connect(own.href)).close();
    } finally {
      await client.query(`alter database ${name} owner to current_user`);
      const inside = new pg.Client({ connectionString: url.href });
      await inside.connect();
      await inside.query('drop owned by guest cascade');
      await inside.end();
      await client.query('drop role guest');
    }
  }));

test('a server that cannot be reached is named in the sentence, without the password', async () => {
  const refused = connect('postgres://someone:secret@127.0.0.1:1/church', { patience: 0 });
  await expect(refused).rejects.toThrow('The database at 127.0.0.1:1/church cannot be used');
  await expect(refused).rejects.not.toThrow('secret');
});

test('moments are read as they are, in whatever way the server says them', async () => {
  const { db, close } = await connect(fresh.url, { max: 1 });
  const moments = async (zone: string): Promise<Date[]> => {
    await sql.raw(`set time zone '${zone}'`).execute(db);
    const { rows } = await sql<Record<string, Date>>`select timestamptz '2026-11-21T20:34:35.028461Z' as a,
      timestamptz '2026-11-21T00:00:00Z' as b, timestamptz '12026-01-02T03:04:05.5Z' as c, timestamptz '0044-03-15 12:00:00+00 BC' as d`.execute(
      db,
    );
    return Object.values(rows[0] ?? {});
  };
  const expected = [
    Date.parse('2026-11-21T20:34:35.028Z'),
    Date.parse('2026-11-21T00:00:00Z'),
    Date.parse('+012026-01-02T03:04:05.500Z'),
    Date.parse('-000043-03-15T12:00:00Z'),
  ];
  for (const zone of ['UTC', 'Asia/Kolkata', 'America/St_Johns'])
    expect((await moments(zone)).map((moment) => moment.getTime())).toEqual(expected);
  await close();
});

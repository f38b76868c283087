import net, { type AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';
import { connect, type Database } from './connect.ts';
import { databaseFailure } from './databaseErrors.ts';

let fresh: FreshDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = await connect(fresh.url);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const failureOf = (statement: string): Promise<unknown> =>
  database.pool.query(statement).then(() => 'no failure', databaseFailure);

describe('what a failure of the database means', () => {
  it.each([
    ['insert into content_generation select * from content_generation', 'duplicate'],
    [`select 'x'::uuid`, 'badValue'],
    ['insert into revision (kind, record_id, version, action) values (null, null, null, null)', 'badValue'],
    [`do $$ begin raise exception using errcode = '40P01'; end $$`, 'conflict'],
    [`do $$ begin raise exception using errcode = '40001'; end $$`, 'conflict'],
    [`do $$ begin raise exception using errcode = '53100'; end $$`, 'full'],
    [`do $$ begin raise exception using errcode = '57P03'; end $$`, 'unavailable'],
    [`do $$ begin raise exception using errcode = '53300'; end $$`, 'unavailable'],
    ['set statement_timeout = 1; select pg_sleep(1)', 'timeout'],
    ['select pg_terminate_backend(pg_backend_pid())', 'unavailable'],
    ['select nonsense', undefined],
  ])('%s', async (statement, meaning) => expect(await failureOf(statement)).toBe(meaning));

  it('a server that is not there, or breaks off, is unavailable', async () => {
    const refused = new pg.Client({ host: '127.0.0.1', port: 1 });
    expect(await refused.connect().then(() => null, databaseFailure)).toBe('unavailable');
    const rude = net.createServer((socket) => socket.on('data', () => socket.resetAndDestroy()));
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
    const { port } = rude.address() as AddressInfo;
    const broken = new pg.Client({ host: '127.0.0.1', port });
    expect(await broken.connect().then(() => null, databaseFailure)).toBe('unavailable');
    await new Promise((done) => rude.close(done));
  });

  it('whatever is asked on a connection that broke before is unavailable', async () => {
    const lent = await database.pool.connect();
    const gone = new Promise((resolve) => lent.once('end', () => resolve('gone')));
    const { rows } = await lent.query('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    expect(await gone).toBe('gone');
    expect(await lent.query('select 1').then(() => null, databaseFailure)).toBe('unavailable');
    lent.release();
  });

  it('a mistake of ours is none of them', () => {
    expect(databaseFailure(new TypeError('x is not a function'))).toBeUndefined();
    expect(databaseFailure('a text')).toBeUndefined();
  });
});

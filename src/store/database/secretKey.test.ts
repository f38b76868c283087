import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';
import { connect, type Database } from './connect.ts';
import { openSecretKey } from './secretKey.ts';

let fresh: FreshDatabase;
let database: Database;
let folder: string;
beforeEach(async () => {
  fresh = await freshDatabase();
  database = await connect(fresh.url);
  folder = mkdtempSync(join(tmpdir(), 'lectern-key-'));
});
afterEach(async () => {
  await database.close();
  await fresh.drop();
  rmSync(folder, { recursive: true });
});

const fileOf = (copy: string): string => join(folder, copy, 'secret.key');
const open = (copy: string): Promise<Buffer> => openSecretKey(database.db, join(folder, copy));

it('copies that start at once on one folder have one key, which only its owner may read', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => open('one')));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  expect(readdirSync(join(folder, 'one'))).toEqual(['secret.key']);
  expect(statSync(fileOf('one')).mode & 0o777).toBe(0o600);
});

it('a copy with no key of its own, or with another one, does not start and makes none', async () => {
  const key = await open('one');
  await expect(open('two')).rejects.toThrow(/There is no key in .*two.*Copy secret\.key here/s);
  expect(existsSync(fileOf('two'))).toBe(false);

  const other = mkdtempSync(join(folder, 'other-'));
  writeFileSync(join(other, 'secret.key'), Buffer.alloc(32, 7).toString('base64url'));
  await expect(openSecretKey(database.db, other)).rejects.toThrow(/is not the one with which/);

  writeFileSync(join(other, 'secret.key'), readFileSync(fileOf('one')));
  expect(await openSecretKey(database.db, other)).toEqual(key);
});

it('of copies that start at once on folders of their own one starts', async () => {
  const ends = await Promise.allSettled(['one', 'two', 'three'].map(open));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(['one', 'two', 'three'].filter((copy) => existsSync(fileOf(copy)))).toHaveLength(1);
});

it('the key of an installation from before stays, and half a key is none', async () => {
  const key = await open('one');
  await sql`delete from secret_key`.execute(database.db);
  expect(await open('one')).toEqual(key);
  writeFileSync(fileOf('one'), readFileSync(fileOf('one'), 'utf8').slice(0, 20));
  await expect(open('one')).rejects.toThrow('or only a part of one');
});

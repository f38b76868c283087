import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewFile } from '#kinds/newFile.ts';
import { newId } from '#lib/uuid.ts';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';
import { connect, type Database } from '../database/connect.ts';
import { mediaTable } from './media.ts';
import { usageByUnit } from './mediaQuota.ts';

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

const [YOUTH, MADRAS] = [newId(Date.now()), newId(Date.now())];

function file(bytes: number, unitKind: NewFile['unitKind'], unitId: string | null): NewFile {
  const id = newId(Date.now());
  const named = { id, fileName: `${id}.pdf`, originalName: 'a.pdf', type: 'application/pdf' };
  const empty = { width: null, height: null, pages: null, uploadedBy: null, sha256: Buffer.alloc(32) };
  return { ...named, ...empty, kind: 'document', bytes, unitKind, unitId, createdAt: new Date() };
}

it('counts per unit and in all, and lets nobody beyond', async () => {
  const table = mediaTable(database.db);
  const limits = { perUnit: 100, all: 250 };
  expect(await table.insert(file(100, 'department', YOUTH), limits)).toBeNull();
  expect(await table.insert(file(1, 'department', YOUTH), limits)).toBe('unit');
  expect(await table.exceeded({ bytes: 1, unitKind: 'department', unitId: YOUTH }, limits)).toBe('unit');
  // The same id as a diocese's is another unit.
  expect(await table.exceeded({ bytes: 1, unitKind: 'diocese', unitId: YOUTH }, limits)).toBeNull();
  expect(await table.insert(file(60, 'diocese', MADRAS), limits)).toBeNull();
  expect(await table.insert(file(80, null, null), limits)).toBeNull();
  expect(await table.insert(file(11, null, null), limits)).toBe('all');
  expect(await table.insert(file(1000, 'diocese', MADRAS))).toBeNull();
  expect(await usageByUnit(database.db)).toEqual([
    { unitKind: 'diocese', unitId: MADRAS, files: 2, bytes: 1060 },
    { unitKind: 'department', unitId: YOUTH, files: 1, bytes: 100 },
    { unitKind: null, unitId: null, files: 1, bytes: 80 },
  ]);
});

it('two that fit one by one do not come in together', async () => {
  const table = mediaTable(database.db);
  const unit = newId(Date.now());
  const both = Array.from({ length: 8 }, () => table.insert(file(60, 'department', unit), { perUnit: 100 }));
  expect((await Promise.all(both)).filter((exceeded) => exceeded === null)).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { loadAll } from './loadAll.ts';

const ROWS = Array.from({ length: 2500 }, (_, place) => ({ _id: String(place) }));
/** A list that changes before a request is answered. */
function list(change: (rows: { _id: string }[], asked: number) => void) {
  const rows = [...ROWS];
  let asked = 0;
  const load = async ({ page, limit }: { page: number; limit: number }) => {
    change(rows, asked++);
    const docs = rows.slice((page - 1) * limit, page * limit);
    return { docs, page, limit, totalDocs: rows.length, hasNextPage: page * limit < rows.length };
  };
  return { rows, load, asked: () => asked };
}
const { signal } = new AbortController();

it('reads a list to its end, and says how far it is', async () => {
  const { load } = list(() => {});
  const reported: number[] = [];
  expect(await loadAll(load, (percent) => reported.push(percent), signal)).toEqual(ROWS);
  expect(reported).toEqual([40, 80, 100]);
});

it('takes a row once when a new one pushes it down', async () => {
  const { load } = list((rows, asked) => asked === 1 && rows.unshift({ _id: 'new' }));
  const found = await loadAll(load, () => {}, signal);
  expect(new Set(found.map(({ _id }) => _id)).size).toBe(found.length);
  expect(found.map(({ _id }) => _id)).toEqual(expect.arrayContaining(ROWS.map(({ _id }) => _id)));
});

it('begins again when one goes away, and lets none slip past', async () => {
  const { rows, load } = list((all, asked) => asked === 1 && all.shift());
  expect(await loadAll(load, () => {}, signal)).toEqual(rows);
});

it('gives up on a list that never stands still', async () => {
  const { load } = list((rows) => rows.shift());
  await expect(loadAll(load, () => {}, signal)).rejects.toThrow('changed');
});

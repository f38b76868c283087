import { describe, expect, it } from 'vitest';
import { partAfter, partForReload, rowsOf } from './pages.ts';

const answer = (ids: string[], hasNextPage = true) => ({
  docs: ids.map((_id) => ({ _id })),
  hasNextPage,
  totalDocs: 99,
  page: 1,
  limit: 25,
});

describe('loading more (AMB-058)', () => {
  it('asks for the next page of the usual size, after a reload too', () => {
    expect(partAfter(answer([]), { page: 1, limit: 25 }, 25)).toEqual({ page: 2, limit: 25 });
    expect(partAfter(answer([]), { page: 3, limit: 25 }, 25)).toEqual({ page: 4, limit: 25 });
    expect(partAfter(answer([]), { page: 1, limit: 75 }, 25)).toEqual({ page: 4, limit: 25 });
    expect(partAfter(answer([], false), { page: 1, limit: 25 }, 25)).toBeUndefined();
  });

  it('reloads page 1 with limit = current page × page size', () => {
    expect(partForReload({ page: 1, limit: 25 }, 25)).toEqual({ page: 1, limit: 25 });
    expect(partForReload({ page: 3, limit: 25 }, 25)).toEqual({ page: 1, limit: 75 });
    expect(partForReload({ page: 1, limit: 75 }, 25)).toEqual({ page: 1, limit: 75 });
    expect(partForReload({ page: 90, limit: 30 }, 30)).toEqual({ page: 1, limit: 990 });
  });

  it('shows a row once', () => {
    expect(rowsOf([answer(['a', 'b']), answer(['b', 'c'])]).map((row) => row._id)).toEqual(['a', 'b', 'c']);
  });
});

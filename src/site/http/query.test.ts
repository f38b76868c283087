import { expect, it } from 'vitest';
import { allowedQuery } from './query.ts';

const ID = '0198C0DE-0000-7000-8000-000000000000';

it.each([
  [{ page: '3', utm: 'x' }, { page: '3' }],
  [{ page: '0' }, {}],
  [{ page: '01' }, {}],
  [{ page: '2.5' }, {}],
  [{ page: '99999' }, {}],
  [{ page: ['2', '3'] }, { page: '2' }],
  [{ id: ID }, { id: ID.toLowerCase() }],
  [{ id: '' }, { id: '' }],
  [{ id: "' or 1=1" }, {}],
  [{ q: ' roof\0 ' }, { q: 'roof' }],
  [null, {}],
])('%j becomes %j', (query, expected) => expect(allowedQuery(['page', 'id', 'q'], query)).toEqual(expected));

it('keeps a search short, and leaves out what a page does not take', () => {
  expect(allowedQuery(['q'], { q: 'x'.repeat(500), page: '2' })).toEqual({ q: 'x'.repeat(200) });
});

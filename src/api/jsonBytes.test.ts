import { expect, it } from 'vitest';
import { jsonBytes } from './jsonBytes.ts';

it.each([
  { data: { docs: [{ title: 'Rain' }, { title: 'மழை', of: ['"docs"', null] }], totalDocs: 2 }, warnings: [] },
  { data: { docs: [], hasNextPage: false } },
  { data: { docs: [null, { docs: [1] }] } },
  { data: { docs: ['text', 1] } },
  { data: { docs: 'none' } },
  { data: [{ docs: [{}] }] },
  { data: null },
  { data: undefined },
  { desc: 'No.', when: new Date(0), not: undefined },
  [],
  {},
])('writes what JSON.stringify writes: %j', (answer) => {
  expect(jsonBytes(answer).toString()).toBe(JSON.stringify(answer));
});

import { describe, expect, it } from 'vitest';
import { PROJECT, readProjectFile } from '#test/support/projectFiles.ts';
import { figuresIn, pageOf } from './page.ts';
import { PARTS } from './parts.ts';
import { type Figures, least, most, row } from './rows.ts';

const FIGURES: Figures = {
  ...{ date: '2026-11-29', commit: 'abc1234', node: '24.1.0', cores: 2, memory: 15, minutes: 21, lacks: [] },
  load: { before: 0.4, most: 6.2 },
  rows: [
    { part: 'calls', ...row('Counts', 1.2, 'times', most(2)) },
    { part: 'calls', ...row('List', 2.5, 'times', most(2)) },
    { part: 'mails', ...row('Mails', 1234, 'a second', least(2000)) },
    { part: 'costs', ...row('Cached page', 41.23, 'µs') },
  ],
};

describe('the page of the figures', () => {
  it('is what the figures say', () => {
    expect(readProjectFile('docs/performance.md'), 'Run `npm run bench`, which writes both.').toBe(
      pageOf(figuresIn(PROJECT)),
    );
  });

  it('has what misses its aim first', () => {
    const page = pageOf(FIGURES);
    expect(
      page.slice(page.indexOf('2026-11-29')),
    ).toBe(`2026-11-29, commit abc1234, Node 24.1.0, 2 cores, 15 GB; 21 minutes. Load 0.4 before it, at most 6.2 in it.

2 of 4 rows miss their aim:

| | | Aim |
|---|--:|---|
| List | 2.50 times | at most 2 |
| Mails | 1,234 a second | at least 2000 |

The others:

| | | Aim |
|---|--:|---|
| Counts | 1.20 times | at most 2 |
| Cached page | 41.2 µs |  |
`);
  });
});

describe('the figures', () => {
  it('have each row once, of a part that there is, with a figure', () => {
    const { rows, lacks, peers: _, ...of } = figuresIn(PROJECT);
    expect(of).toEqual({
      ...{
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        commit: expect.any(String),
        node: expect.any(String),
      },
      ...{ cores: expect.any(Number), memory: expect.any(Number), minutes: expect.any(Number) },
      load: { before: expect.any(Number), most: expect.any(Number) },
    });
    expect(new Set([...rows.map(({ part }) => part), ...lacks])).toEqual(new Set(Object.keys(PARTS)));
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    for (const { value } of rows) expect(value).toBeTypeOf('number');
  });
});

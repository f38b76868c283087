import { describe, expect, it } from 'vitest';
import { createErrorBook, withoutNames } from './errorBook.ts';
import { createRequestFigures } from './requestFigures.ts';
import { isNewer } from './version.ts';

const NOON = new Date('2026-11-22T06:30:00Z');
const TOMORROW = new Date('2026-11-23T06:30:00Z');

describe('figures of requests', () => {
  it('are kept by route: how many, of which class, and how long', () => {
    const figures = createRequestFigures();
    for (let at = 0; at < 100; at++) figures.answered('/search', 200, at < 94 ? 40 : 900, NOON);
    figures.answered('/search', 404, null, NOON);
    const { classes, times } = figures.routes.get('/search') ?? expect.fail();
    expect([...classes]).toEqual([
      [2, 100],
      [4, 1],
    ]);
    expect([times.count, times.quantile(0.5), times.quantile(0.95), times.worst]).toEqual([
      100, 50, 900, 900,
    ]);
    expect(times.upTo().find(([bound]) => bound === 50)).toEqual([50, 94]);
  });

  it('of a day begin anew with the next one, in the church’s own time', () => {
    const figures = createRequestFigures();
    figures.answered('/a', 200, 10, NOON);
    figures.answered('/b', 200, 4000, NOON);
    figures.answered('none', 404, null, NOON);
    expect(figures.slowest(NOON, 5).map(({ name, p95 }) => [name, p95])).toEqual([
      ['/b', 4000],
      ['/a', 10],
    ]);
    expect([figures.notFound(NOON), figures.notFound(TOMORROW)]).toEqual([1, 0]);
    expect(figures.slowest(TOMORROW, 5)).toEqual([]);
    expect(figures.routes.get('/b')?.times.count).toBe(1);
  });
});

describe('what went wrong', () => {
  it('is kept once with how often, and given away once', () => {
    const book = createErrorBook();
    book.note('failure', '/news', 'TypeError: x is 7', NOON);
    book.note('failure', '/news', 'TypeError: x is 12', TOMORROW);
    const taken = book.take();
    expect(taken).toEqual([
      {
        kind: 'failure',
        place: '/news',
        sentence: 'TypeError: x is …',
        times: 2,
        first: NOON,
        last: TOMORROW,
      },
    ]);
    expect(book.take()).toEqual([]);
    book.putBack(taken);
    book.note('failure', '/news', 'TypeError: x is 1', NOON);
    expect(book.take()[0]?.times).toBe(3);
  });

  it('takes no more than so many different ones', () => {
    const book = createErrorBook();
    const word = (at: number): string =>
      at.toString(36).replaceAll(/\d/g, (digit) => 'QRSTUVWXYZ'[Number(digit)] ?? '');
    for (let at = 0; at < 1000; at++) book.note('notice', '', `It is ${word(at)} again`, NOON);
    expect(book.take()).toHaveLength(200);
  });

  it.each([
    ['No mail to daniel.raj@example.org: refused', 'No mail to … refused'],
    ['duplicate key "Leela Samson" in ‘account’', 'duplicate key “…” in “…”'],
    ['No smaller copies of bishop-1732.jpg yet: torn', 'No smaller copies of a file yet: torn'],
    ['ENOENT: /var/lib/lectern/media/a.jpg', 'ENOENT: …'],
    ['At https://user:secret@host.example/x it failed', 'At … it failed'],
    ['From 192.168.1.7 and 2001:db8::1, 12 times', 'From … and …, … times'],
    ['Account 0a03db89-db67-46d0-b29b-f72f134f0948 is gone', 'Account … is gone'],
  ])('says nothing of anybody: %s', (said, shown) => {
    expect(withoutNames(said)).toBe(shown);
  });
});

it.each([
  ['1.4.3', '1.4.2', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.9.9', true],
  ['1.4.2', '1.4.2', false],
  ['1.4.1', '1.4.2', false],
])('%s is newer than %s: %s', (version, than, is) => {
  expect(isNewer(version, than)).toBe(is);
});

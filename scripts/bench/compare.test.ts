import { describe, expect, it } from 'vitest';
import { bestOf, worseRows } from './compare.ts';
import { least, row } from './rows.ts';

describe('two commits', () => {
  it('says in words what is worse by 15 % or more', () => {
    const before = [
      row('List of twenty', 3.1, 'ms'),
      row('Mails', 700, 'a second'),
      row('Memory at rest', 200, 'MB'),
      row('Words found', 0.98, 'share'),
      row('Cached page', 0.9, 'times', least(0.8)),
      row('Beside a backup', 1, 'times'),
    ];
    const now = [
      row('List of twenty', 4, 'ms'),
      row('Mails', 500, 'a second'),
      row('Memory at rest', 1250, 'MB'),
      row('Words found', 0.7, 'share'),
      row('Cached page', 0.6, 'times', least(0.8)),
      row('Beside a backup', 1.5, 'times'),
    ];
    expect(worseRows(before, now)).toEqual([
      'List of twenty: 3.1 → 4.0 ms, 29 % slower',
      'Mails: 700 → 500 a second, 29 % slower',
      'Memory at rest: 200 → 1,250 MB, 525 % larger',
      'Words found: 0.980 → 0.700, 29 % less',
      'Cached page: 0.90 → 0.60 times, 33 % smaller',
      'Beside a backup: 1.00 → 1.50 times, 50 % larger',
    ]);
  });

  it('lets be what is better, worse by less, or only in one of them', () => {
    const before = [row('A', 100, 'ms'), row('B', 100, 'a second'), row('C', 100, 'ms'), row('D', 1, 's')];
    const now = [row('A', 114, 'ms'), row('B', 200, 'a second'), row('C', 10, 'ms'), row('E', 9, 's')];
    expect(worseRows(before, now)).toEqual([]);
    expect(worseRows([row('A', 100, 'ms')], [row('A', 115, 'ms')])).toEqual(['A: 100 → 115 ms, 15 % slower']);
  });

  it('takes the better one of several measurements', () => {
    const first = [row('A', 5, 'ms'), row('B', 10, 'a second')];
    const second = [row('A', 4, 'ms'), row('B', 9, 'a second')];
    expect(bestOf([first, second])).toEqual([row('A', 4, 'ms'), row('B', 10, 'a second')]);
  });
});

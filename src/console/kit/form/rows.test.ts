import { describe, expect, it } from 'vitest';
import { placeOf, withMoved, withoutRow, withRow } from './rows.ts';

const [a, b, c] = [{ url: 'a' }, { url: 'b' }, { url: 'c' }] as const;

describe('rows that others change meanwhile', () => {
  it('are found where they stand now', () => {
    expect(placeOf(1, [a, b], [a, b, c])).toBe(1);
    expect(placeOf(1, [a, b], [b])).toBe(0);
    expect(placeOf(1, [a, b], [a, c])).toBe(1);
    expect(placeOf(1, [a, b], [a])).toBe(-1);
  });

  it('are added once, whatever date they were given', () => {
    expect(withRow([{ url: 'a', date: '21-11-2026' }], a)).toHaveLength(1);
    expect(withRow([a], b)).toEqual([a, b]);
  });

  it('go wherever they stand, and only they', () => {
    expect(withoutRow([a, b, c], c, 1)).toEqual([a, b]);
    expect(withoutRow([a, a], a, 1)).toEqual([a]);
    expect(withoutRow([a], b, 0)).toEqual([a]);
  });

  it('move before another one, or to the end', () => {
    expect(withMoved([a, b, c], c, a)).toEqual([c, a, b]);
    expect(withMoved([a, b, c], a, undefined)).toEqual([b, c, a]);
    expect(withMoved([b, c], a, undefined)).toEqual([b, c]);
    expect(withMoved([a, b], a, c)).toEqual([a, b]);
  });
});

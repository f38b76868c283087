import { expect, it } from 'vitest';
import { hostileTexts, type Written, writtenExpressions } from './support/regularExpressions.ts';

/**
 * What strangers write is gone through in time with its length: an expression that takes eight times the text takes about eight times as long, and
 * one that begins anew at each character takes sixty-four times. Measured within one thread, the best of several runs: how busy the machine is counts the same for both.
 */
const [SHORT, LONG] = [1000, 8000];
const LINEAR = 24;
/** Milliseconds: below, clocks and collectors are what is measured. */
const NOTHING = 4;

/** Those that are given short texts only, and how short. */
const BOUNDED: Readonly<Record<string, string>> = {
  '^(.+?)\\1+$': 'a password of at most 200 characters (src/store/passwords/weakness.ts)',
};

it('every expression on the server takes time with the length of a text, and not with its square', () => {
  const all = new Map(writtenExpressions().map((one) => [`${one.pattern}/${one.flags}`, one]));
  expect(all.size).toBeGreaterThan(300);
  const slow = [...all.values()].filter(({ pattern }) => !Object.hasOwn(BOUNDED, pattern)).flatMap(growth);
  expect(slow).toEqual([]);
});

it('is a law that finds what it is for', () => {
  const found = (pattern: string) => growth({ file: '', pattern, flags: 'g' }).length;
  expect([' +$', '[^\\s<>]+@[^\\s<>]+', '<style>[\\s\\S]*?<\\/style>', '<[^>]*>'].map(found)).toEqual([1, 1, 1, 1]);
  expect(['\\s+', '<[^<>]*>'].map(found)).toEqual([0, 0]);
});

/** What holds an expression up, if anything does. */
function growth(one: Written): string[] {
  const expression = new RegExp(one.pattern, one.flags.includes('g') ? one.flags : `${one.flags}g`);
  const [short, long] = [hostileTexts(one, SHORT), hostileTexts(one, LONG)];
  for (const [at, text] of long.entries()) {
    if (best(expression, text, 1) < NOTHING) continue;
    const ratio = best(expression, text, 3) / best(expression, short[at] ?? '', 9);
    if (ratio > LINEAR) return [`${one.file}: /${one.pattern}/${one.flags} on ${JSON.stringify(text.slice(0, 12))}… × ${Math.round(ratio)}`];
  }
  return [];
}

function best(expression: RegExp, text: string, runs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    for (const _ of text.matchAll(expression));
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

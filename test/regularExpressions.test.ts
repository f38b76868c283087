import { expect, it } from 'vitest';
import { hostileTexts, type Written, writtenExpressions } from './support/regularExpressions.ts';

/**
 * What strangers write is gone through in time with its length: an expression that takes eight times the text takes about eight times as long, and
 * one that begins anew at each character takes sixty-four times. Measured by the processor's time of this thread.
 */
const [SHORT, LONG] = [4000, 32_000];
const LINEAR = 24;
/**
 * Milliseconds of this thread: what takes less on the long text does no harm, and compilers and collectors are most of what is measured. The system counts in steps
 * of four, and an expression that begins anew at each tag takes eight to twelve.
 */
const NOTHING = 4;
const [FEW, MANY] = [5, 100];
const ENOUGH = 100;

const SENTENCE = 'a sentence of at most 2,000 characters (src/status/errorBook.ts)';
/** Those that are given short texts only, and how short. */
const BOUNDED: Readonly<Record<string, string>> = {
  '<script\\b.*?<\\/script>':
    'pages of our own, in which each script has its end (src/site/pages/preview.ts)',
  '"[^"]*"|“[^”]*”|‘[^’]*’|\'[^\' ]*\'': SENTENCE,
  '[^\\s@<>()]+@[^\\s@<>()]+': SENTENCE,
  '\\S+\\.(?:jpe?g|jfif|png|gif|webp|avif|pdf|docx?|mp4|webm|mov)\\b': SENTENCE,
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
  expect([' +$', '[^\\s<>]+@[^\\s<>]+', '<style>[\\s\\S]*?<\\/style>', '<[^>]*>'].map(found)).toEqual([
    1, 1, 1, 1,
  ]);
  expect(['\\s+', '<[^<>]*>'].map(found)).toEqual([0, 0]);
});

/** What holds an expression up, if anything does. */
function growth(one: Written): string[] {
  const expression = new RegExp(one.pattern, one.flags.includes('g') ? one.flags : `${one.flags}g`);
  const [short, long] = [hostileTexts(one, SHORT), hostileTexts(one, LONG)];
  for (const [at, text] of long.entries()) {
    if (timeOf(expression, text, 1) < NOTHING) continue;
    const whole = timeOf(expression, text, FEW);
    if (whole < NOTHING) continue;
    const ratio = whole / timeOf(expression, short[at] ?? '', MANY);
    // A collection of memory may fall into one measurement, and not into three.
    const again = () => timeOf(expression, text, FEW) / timeOf(expression, short[at] ?? '', MANY);
    if (ratio > LINEAR && again() > LINEAR && again() > LINEAR)
      return [
        `${one.file}: /${one.pattern}/${one.flags} on ${JSON.stringify(text.slice(0, 12))}… × ${Math.round(ratio)}`,
      ];
  }
  return [];
}

/**
 * Milliseconds of the processor for one run, out of at most so many. Systems count it in steps of some milliseconds: what takes less is run many times, and
 * what takes a hundred need not be run again.
 */
function timeOf(expression: RegExp, text: string, most: number): number {
  const before = process.threadCpuUsage();
  let [runs, taken] = [0, 0];
  while (runs < most && taken < ENOUGH) {
    text.replace(expression, '');
    runs++;
    const { user, system } = process.threadCpuUsage(before);
    taken = (user + system) / 1000;
  }
  return Math.max(taken, 1) / runs;
}

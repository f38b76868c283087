import { describe, expect, it } from 'vitest';
import { Refusal } from './refusal.ts';
import { createSearchLimit } from './searchLimit.ts';

const START = Date.parse('2026-11-21T10:00:00Z');

/** The number of searches that pass, at a given interval. */
function through(limit: ReturnType<typeof createSearchLimit>, count: number, everyMs: number, network = 'a') {
  let passed = 0;
  for (let i = 0; i < count; i++) {
    try {
      limit(network, new Date(START + i * everyMs));
      passed++;
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
    }
  }
  return passed;
}

describe('searches by people who are not signed in', () => {
  it('twenty people who type at once are not held up', () => {
    // Four letters per second for six seconds.
    expect(through(createSearchLimit(), 24, 250)).toBe(24);
    expect(through(createSearchLimit(), 20 * 6, 12)).toBe(120);
  });

  it('a machine that asks without a pause is', () => {
    const passed = through(createSearchLimit(), 10_000, 10);
    expect(passed).toBeGreaterThan(120);
    expect(passed).toBeLessThan(120 + 100 * 5 + 5);
  });

  it('is told how long to wait, and gets through after that', () => {
    const limit = createSearchLimit();
    through(limit, 120, 0);
    const refused = (() => {
      try {
        limit('a', new Date(START));
      } catch (error) {
        return error as Refusal;
      }
      throw new Error('It got through.');
    })();
    expect([refused.status, refused.retryAfterSeconds]).toEqual([429, 1]);
    expect(refused.message).toBe(
      'These are too many searches at once. Please wait 1 second and search again.',
    );
    expect(() => limit('a', new Date(START + 1000))).not.toThrow();
  });

  it('one network does not hold up another, however many there are', () => {
    const limit = createSearchLimit();
    through(limit, 500, 0);
    for (let i = 0; i < 30_000; i++) limit(`network ${i}`, new Date(START + i));
    expect(() => limit('b', new Date(START))).not.toThrow();
  });
});

import { Refusal } from './refusal.ts';

/** Maximum number of networks or people to track; beyond it, those with a full allowance are dropped. */
const MOST_TRACKED = 10_000;

interface Allowance {
  readonly atOnce: number;
  readonly aSecond: number;
  /** The message when the limit is exceeded. */
  tooMany(wait: string): string;
}

/** Counts a search by an anonymous visitor, or another limited action. Throws Refusal (429, ADD-3) with the seconds to wait if there are too many. */
export type SearchLimit = (network: string, now: Date) => void;

/** Limits searches per network: high enough for a hall full of people who search as they type, but not for a program that searches without pause. */
export const createSearchLimit = (): SearchLimit =>
  createRateLimit({
    atOnce: 120,
    aSecond: 5,
    tooMany: (wait) => `These are too many searches at once. Please wait ${wait} and search again.`,
  });

/**
 * Creates a token-bucket rate limit per network or person: `atOnce` tokens, refilled at `aSecond` per second. The state is local to this process. The
 * returned function throws Refusal (429) with the seconds to wait.
 */
export function createRateLimit({ atOnce, aSecond, tooMany }: Allowance): SearchLimit {
  const left = new Map<string, { times: number; at: number }>();
  const leftAt = ({ times, at }: { times: number; at: number }, now: number): number =>
    Math.min(atOnce, times + ((now - at) / 1000) * aSecond);

  return (whose, moment) => {
    const now = moment.getTime();
    const before = left.get(whose);
    const times = before ? leftAt(before, now) : atOnce;
    if (times < 1) {
      const seconds = Math.ceil((1 - times) / aSecond);
      const wait = `${seconds} second${seconds === 1 ? '' : 's'}`;
      throw new Refusal(429, tooMany(wait), { retryAfterSeconds: seconds });
    }
    if (!before && left.size >= MOST_TRACKED) forgetQuiet(now);
    left.set(whose, { times: times - 1, at: now });
  };

  /** Drops those with a full allowance; if that frees nothing, drops all. */
  function forgetQuiet(now: number): void {
    for (const [whose, was] of left) if (leftAt(was, now) === atOnce) left.delete(whose);
    if (left.size >= MOST_TRACKED) left.clear();
  }
}

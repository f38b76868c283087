import { Refusal } from './refusal.ts';

/** Limits per network: a hall full of people who search as they type stays below, a program that searches without pause does not. */
const AT_ONCE = 120;
const A_SECOND = 5;
/** Maximum number of networks to track; beyond it, those with a full allowance are dropped. */
const MOST_NETWORKS = 10_000;

/** Counts a search by an anonymous visitor. Throws Refusal (429, ADD-3) with the seconds to wait if there are too many. */
export type SearchLimit = (network: string, now: Date) => void;

/**
 * Creates a token-bucket rate limit per network: AT_ONCE searches at once, refilled by A_SECOND per second. The state is local to this
 * process.
 */
export function createSearchLimit(): SearchLimit {
  const left = new Map<string, { searches: number; at: number }>();
  const leftAt = ({ searches, at }: { searches: number; at: number }, now: number): number =>
    Math.min(AT_ONCE, searches + ((now - at) / 1000) * A_SECOND);

  return (network, moment) => {
    const now = moment.getTime();
    const before = left.get(network);
    const searches = before ? leftAt(before, now) : AT_ONCE;
    if (searches < 1) {
      const seconds = Math.ceil((1 - searches) / A_SECOND);
      throw new Refusal(
        429,
        `These are too many searches at once. Please wait ${seconds} second${seconds === 1 ? '' : 's'} and search again.`,
        { retryAfterSeconds: seconds },
      );
    }
    if (!before && left.size >= MOST_NETWORKS) forgetQuiet(now);
    left.set(network, { searches: searches - 1, at: now });
  };

  /** Drops networks with a full allowance; if that frees nothing, drops all. */
  function forgetQuiet(now: number): void {
    for (const [network, was] of left) if (leftAt(was, now) === AT_ONCE) left.delete(network);
    if (left.size >= MOST_NETWORKS) left.clear();
  }
}

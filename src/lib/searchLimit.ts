import { Refusal } from './refusal.ts';

/** A hall full of people who type, each letter a search, gets through; a machine that asks without a pause does not for long. */
const AT_ONCE = 120;
const A_SECOND = 5;
/** Of so many networks it is remembered; when there are more, those that have been quiet are forgotten. */
const MOST_NETWORKS = 10_000;

/** Takes note of a search that somebody makes who is not signed in. Throws Refusal (429, ADD-3) with the seconds to wait when there are too many. */
export type SearchLimit = (network: string, now: Date) => void;

/** Each network may make AT_ONCE searches at once, and A_SECOND more in each second that passes. Kept by this process alone. */
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

  /** Those that have all their searches left need no memory; if that does not make room, all begin anew. */
  function forgetQuiet(now: number): void {
    for (const [network, was] of left) if (leftAt(was, now) === AT_ONCE) left.delete(network);
    if (left.size >= MOST_NETWORKS) left.clear();
  }
}

const QUIET_MS = 60_000;
const MOST_REMEMBERED = 200;

/**
 * A log that does not say the same over and over: an outage fails many things in the same words. A sentence that was said within the last
 * minute, but for its numbers, is left out; when it is said again later it tells how often it was left out meanwhile.
 */
export function calmLog(
  log: (sentence: string) => void,
  now: () => number = Date.now,
): (sentence: string) => void {
  const said = new Map<string, { at: number; leftOut: number }>();
  return (sentence) => {
    const key = sentence.replaceAll(/\d+/g, '0');
    const before = said.get(key);
    if (before && now() - before.at < QUIET_MS) {
      before.leftOut++;
      return;
    }
    if (said.size >= MOST_REMEMBERED) said.clear();
    said.set(key, { at: now(), leftOut: 0 });
    log(
      before?.leftOut ? `${sentence} (And ${before.leftOut} times more since it was said last.)` : sentence,
    );
  };
}

interface Log {
  warn(sentence: string): void;
}

const calmLogs = new WeakMap<Log, (sentence: string) => void>();

/** A warning in a log, said calmly; all who warn there do so together. */
export function calmWarning(log: Log, sentence: string): void {
  const calm = calmLogs.get(log) ?? calmLog((said) => log.warn(said));
  calmLogs.set(log, calm);
  calm(sentence);
}

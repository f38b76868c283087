const QUIET_MS = 60_000;
const MOST_REMEMBERED = 200;

/**
 * Wraps a log function so that it does not repeat itself during an outage: a message that was logged within the last minute (numbers
 * ignored) is suppressed. The next time it is logged, the number of suppressed repetitions is added.
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

/** Logs a warning without repetitions (see above), shared by all callers that use the same log. */
export function calmWarning(log: Log, sentence: string): void {
  const calm = calmLogs.get(log) ?? calmLog((said) => log.warn(said));
  calmLogs.set(log, calm);
  calm(sentence);
}

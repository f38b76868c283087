import type { LoggedError } from '#store/status/loggedErrors.ts';

/** Collects errors until they are recorded in the database, equal ones once. */
export interface ErrorBook {
  /** `sentence` may contain anything: names, addresses and numbers are removed here. */
  note(kind: LoggedError['kind'], place: string, sentence: string, now: Date): void;
  /** A log whose sentences are also recorded. */
  alsoHears(log: (sentence: string) => void, now: () => Date): (sentence: string) => void;
  /** Returns what was collected since the last call. */
  take(): LoggedError[];
  /** Puts back what could not be recorded. */
  putBack(errors: readonly LoggedError[]): void;
}

const MOST = 200;
const LONGEST = 200;
/** The rest may be anything that somebody has sent; it is not searched. */
const MOST_READ = 2000;

/** Creates an empty one. It never holds more than a few hundred different errors. */
export function createErrorBook(): ErrorBook {
  let kept = new Map<string, LoggedError>();
  function add(error: LoggedError): void {
    const key = JSON.stringify([error.kind, error.place, error.sentence]);
    const before = kept.get(key);
    if (!before && kept.size >= MOST) return;
    kept.set(
      key,
      before
        ? {
            ...before,
            times: before.times + error.times,
            first: before.first < error.first ? before.first : error.first,
            last: before.last > error.last ? before.last : error.last,
          }
        : error,
    );
  }
  const note: ErrorBook['note'] = (kind, place, sentence, now) =>
    add({ kind, place, sentence: withoutNames(sentence), times: 1, first: now, last: now });
  return {
    note,
    alsoHears: (log, now) => (sentence) => {
      note('notice', '', sentence, now());
      log(sentence);
    },
    take() {
      const taken = [...kept.values()];
      kept = new Map();
      return taken;
    },
    putBack: (errors) => {
      for (const error of errors) add(error);
    },
  };
}

/** Removes possible personal data from a sentence: addresses, file names, quoted text, numbers. */
export function withoutNames(sentence: string): string {
  const quoted = sentence
    .slice(0, MOST_READ)
    .replaceAll(/"[^"]*"|“[^”]*”|‘[^’]*’|'[^' ]*'/g, '“…”')
    .replaceAll(/[^\s@<>()]+@[^\s@<>()]+/g, '…')
    .replaceAll(/\b[a-z]+:\/\/\S+/gi, '…')
    .replaceAll(/(?:\/[^\s/]+){2,}/g, '…')
    .replaceAll(/\S+\.(?:jpe?g|jfif|png|gif|webp|avif|pdf|docx?|mp4|webm|mov)\b/gi, 'a file')
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/gi, '…')
    .replaceAll(/\b(?=\w*\d)[\w.:]+\b/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return quoted.length > LONGEST ? `${quoted.slice(0, LONGEST).toWellFormed()}…` : quoted;
}

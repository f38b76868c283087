import { hash } from 'node:crypto';
import { dayOf } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import { type Mark, markOf } from '#lib/sketch.ts';
import type { ViewSource } from '#lib/viewSources.ts';
import { networkOf } from '#store/accounts/networks.ts';
import type { Db } from '#store/database/db.ts';
import { addPageViews, type PageViews } from '#store/readers/pageViews.ts';
import { saltOfDay } from '#store/readers/readerDays.ts';

/** A page view reported by a page. `address` and `agent` are only hashed, never stored. */
export interface Heard {
  readonly unit: string | null;
  readonly page: string;
  readonly record: { readonly kind: string; readonly id: string } | null;
  readonly language: Language;
  readonly source: ViewSource;
  readonly address: string;
  readonly agent: string;
}

export interface PageViewCounter {
  /** Counts a view, unless it is a repeated or a doubtful one. Never throws. */
  count(heard: Heard): void;
  /** Writes what was counted since the last time. Never throws: a failed write is repeated later. */
  write(): Promise<void>;
  stop(): Promise<void>;
}

const MINUTE = 60_000;
/** Views of the same page by the same reader within this time count once. */
const ALIKE_MS = 30 * MINUTE;
/** Limits on memory, and on made-up views: behind one network there may be many phones, behind one phone there is one reader. */
const MOST = {
  remembered: 100_000,
  readers: 100_000,
  networks: 20_000,
  fromNetwork: 600,
  fromReader: 200,
  places: 5000,
  marks: 100_000,
  taking: 2000,
} as const;

/**
 * Counts views in memory and writes them each minute, so that a page view costs no database query and a kill loses at most a minute. Readers are known only by
 * a salted hash, kept for half an hour in this memory and nowhere else.
 */
export function createPageViewCounter(deps: {
  readonly db: Db;
  readonly secretKey: Buffer;
  now(): Date;
  log(sentence: string): void;
}): PageViewCounter {
  const { db, secretKey, now, log } = deps;
  let salt: { readonly day: string; readonly text: Promise<string | null> } | undefined;
  let places = new Map<string, Omit<PageViews, 'marks'> & { marks: Mark[] }>();
  let marks = 0;
  const latest = new Map<number, number>();
  const byReader = new Map<number, number>();
  const byNetwork = new Map<string, number>();
  let halfHour = 0;
  let minute = 0;
  let writing: Promise<void> | undefined;
  const taking = new Set<Promise<void>>();

  function saltOf(day: string): Promise<string | null> {
    if (salt?.day === day) return salt.text;
    const text = saltOfDay(db, day, secretKey).then(
      (bytes) => bytes.toString('base64'),
      (error: Error) => {
        // The next view tries again.
        if (salt?.text === text) salt = undefined;
        log(`Readings are not counted for the moment: ${error.message}`);
        return null;
      },
    );
    salt = { day, text };
    return text;
  }

  /** Whether a network or reader reports more than people read. */
  function isTooMany(network: string, reader: number, at: number): boolean {
    if (Math.floor(at / MINUTE) !== minute) byNetwork.clear();
    minute = Math.floor(at / MINUTE);
    if (Math.floor(at / ALIKE_MS) !== halfHour) byReader.clear();
    halfHour = Math.floor(at / ALIKE_MS);
    return (
      isOver(byNetwork, network, MOST.fromNetwork, MOST.networks) ||
      isOver(byReader, reader, MOST.fromReader, MOST.readers)
    );
  }

  /** Whether the same reader has viewed the same page within the last half hour. */
  function isRepeated(key: number, at: number): boolean {
    for (const [old, then] of latest) {
      if (at - then < ALIKE_MS && latest.size < MOST.remembered) break;
      latest.delete(old);
    }
    if (latest.has(key)) return true;
    latest.set(key, at);
    return false;
  }

  async function take({ address, agent, ...place }: Heard): Promise<void> {
    const at = now();
    const day = dayOf(at);
    const salted = await saltOf(day);
    if (salted === null || marks >= MOST.marks) return;
    const reader = hash('sha256', `${salted}\n${address}\n${agent}`, 'buffer');
    const { unit, page, record, language, source } = place;
    if (isTooMany(networkOf(address), reader.readUIntBE(0, 6), at.getTime())) return;
    const where = `${unit} ${page} ${record?.id}`;
    const once = hash('sha256', `${reader.toString('base64')} ${where}`, 'buffer').readUIntBE(0, 6);
    if (isRepeated(once, at.getTime())) return;
    const key = `${day} ${where} ${language} ${source}`;
    const known = places.get(key);
    if (!known && places.size >= MOST.places) return;
    if (known) known.marks.push(markOf(reader));
    else places.set(key, { day, unit, page, record, language, source, marks: [markOf(reader)] });
    marks++;
  }

  async function writeAll(): Promise<void> {
    const counted = places;
    if (counted.size === 0) return;
    places = new Map();
    marks = 0;
    try {
      await addPageViews(db, [...counted.values()]);
    } catch (error) {
      for (const [key, one] of counted) {
        const since = places.get(key);
        places.set(key, since ? { ...one, marks: [...one.marks, ...since.marks] } : one);
        marks += one.marks.length;
      }
      log(`Readings are noted a little later: ${(error as Error).message}`);
    }
  }

  const write = async (): Promise<void> => {
    await Promise.all(taking);
    await writing;
    writing = writeAll();
    await writing;
  };
  const each = setInterval(() => void write(), MINUTE).unref();

  return {
    count: (heard) => {
      if (taking.size >= MOST.taking) return;
      const taken = take(heard)
        .catch((error: Error) => log(`A reading was not counted: ${error.message}`))
        .finally(() => taking.delete(taken));
      taking.add(taken);
    },
    write,
    stop: async () => {
      clearInterval(each);
      await write();
    },
  };
}

/** Counts one more for a key, in a map of at most `keys` keys; returns whether that exceeds the limit. */
function isOver<K>(counts: Map<K, number>, key: K, most: number, keys: number): boolean {
  const before = counts.get(key);
  if (before === undefined && counts.size >= keys) return true;
  counts.set(key, (before ?? 0) + 1);
  return (before ?? 0) >= most;
}

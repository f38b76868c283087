import type { Frame } from './data.ts';
import type { Generations, Reader, Reads, SiteDb } from './database.load.ts';

type Part = keyof Frame;
type Loads = { readonly [P in Part]: (db: SiteDb) => Promise<Frame[P]> };

/** The frame as one page is given it: it notes which parts of it the page shows, since the page hangs on no others. */
export interface PageFrame {
  readonly frame: Frame;
  /** Whether no part that the page shows can have changed between these generations. */
  untouched(then: Generations, now: Generations): boolean;
  /** Whether all of these parts are still the same. */
  isSame(now: Generations): Promise<boolean>;
}

export interface Frames {
  /** The frame of these generations; each of its parts is loaded once for all pages. Throws when the database does not answer. */
  of(version: Generations): Promise<PageFrame>;
  /** The last one that was loaded, for pages that must do without the database; the same object for as long as it says the same. */
  last(): Frame;
}

/** Keeps the frame around the pages, each part for as long as nothing of it changes. */
export function createFrames(reader: Reader, loads: Loads): Frames {
  const parts = {
    departments: createPart(reader, loads.departments),
    dioceses: createPart(reader, loads.dioceses),
    recent: createPart(reader, loads.recent),
  };
  let last: Frame = { departments: [], dioceses: [], recent: [] };

  return {
    async of(version) {
      const [departments, dioceses, recent] = await Promise.all([
        parts.departments(version),
        parts.dioceses(version),
        parts.recent(version),
      ]);
      const whole = { departments: departments.value, dioceses: dioceses.value, recent: recent.value };
      if (PARTS.some((part) => last[part] !== whole[part])) last = whole;
      const reads = { departments: departments.reads, dioceses: dioceses.reads, recent: recent.reads };
      const shown = new Set<Part>();
      const shows = <P extends Part>(part: P): Frame[P] => {
        shown.add(part);
        return whole[part];
      };
      return {
        frame: {
          get departments() {
            return shows('departments');
          },
          get dioceses() {
            return shows('dioceses');
          },
          get recent() {
            return shows('recent');
          },
        },
        untouched: (then, now) => [...shown].every((part) => reads[part].untouched(then, now)),
        isSame: async (now) => {
          const same = [...shown].map(async (part) => (await parts[part](now)).value === whole[part]);
          return (await Promise.all(same)).every(Boolean);
        },
      };
    },
    last: () => last,
  };
}

const PARTS = ['departments', 'dioceses', 'recent'] as const satisfies readonly Part[];

interface ReadPart<T> {
  readonly value: T;
  readonly reads: Reads;
}

/** Gives a part of these generations: the same object for as long as it reads the same. */
function createPart<T>(
  reader: Reader,
  load: (db: SiteDb) => Promise<T>,
): (version: Generations) => Promise<ReadPart<T>> {
  let kept: { readonly part: ReadPart<T>; version: Generations } | undefined;
  let current: { readonly version: Generations; readonly part: Promise<ReadPart<T>> } | undefined;

  async function make(version: Generations): Promise<ReadPart<T>> {
    const before = kept;
    if (before && (await before.part.reads.same(before.version, version))) {
      before.version = version;
      return before.part;
    }
    const { db, reads } = reader.record(version);
    const part = { value: await load(db), reads };
    kept = { part, version };
    return part;
  }

  return (version) => {
    if (current?.version === version) return current.part;
    const mine = { version, part: make(version) };
    current = mine;
    mine.part.catch(() => {
      if (current === mine) current = undefined;
    });
    return mine.part;
  };
}

import type { Filling } from '../http/pageCache.ts';
import type { Frame, WholeFrame } from '../pages/data.ts';
import type { Generations, Reader, Reads, SiteDb } from '../reading/database.load.ts';

type Part = keyof Frame;
type Loads = { readonly [P in Part]: (db: SiteDb) => Promise<Frame[P]> } & {
  readonly recent: (db: SiteDb) => Promise<string>;
};

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
  /** What fills the open place of pages, of these generations. */
  filling(version: Generations): Promise<Filling>;
  /** The whole frame of these generations; the same object for as long as it says the same. */
  whole(version: Generations): Promise<WholeFrame>;
  /** The last one that was loaded, for pages that must do without the database; the same object for as long as it says the same. */
  last(): WholeFrame;
}

/** Keeps the frame around the pages, each part for as long as nothing of it changes. */
export function createFrames(reader: Reader, loads: Loads): Frames {
  const parts = {
    departments: createPart(reader, loads.departments),
    dioceses: createPart(reader, loads.dioceses),
  };
  const recent = createPart(reader, loads.recent);
  const fillings = new WeakMap<ReadPart<string>, Filling>();
  let last: WholeFrame = { departments: [], dioceses: [], recent: '' };

  /** Notes what is newer than in the last frame. */
  function loaded(some: Partial<WholeFrame>): void {
    const newest = { ...last, ...some };
    if (!isSame(last, newest)) last = newest;
  }

  async function unitsOf(version: Generations) {
    const [departments, dioceses] = await Promise.all([parts.departments(version), parts.dioceses(version)]);
    const units = { departments: departments.value, dioceses: dioceses.value };
    loaded(units);
    return { units, reads: { departments: departments.reads, dioceses: dioceses.reads } };
  }

  async function filling(version: Generations): Promise<Filling> {
    const part = await recent(version);
    loaded({ recent: part.value });
    const { untouched } = part.reads;
    const made = fillings.get(part) ?? { html: part.value, untouched };
    fillings.set(part, made);
    return made;
  }

  return {
    async of(version) {
      const { units, reads } = await unitsOf(version);
      const shown = new Set<Part>();
      const shows = <P extends Part>(part: P): Frame[P] => {
        shown.add(part);
        return units[part];
      };
      return {
        frame: {
          get departments() {
            return shows('departments');
          },
          get dioceses() {
            return shows('dioceses');
          },
        },
        untouched: (then, now) => [...shown].every((part) => reads[part].untouched(then, now)),
        isSame: async (now) => {
          const same = [...shown].map(async (part) => (await parts[part](now)).value === units[part]);
          return (await Promise.all(same)).every(Boolean);
        },
      };
    },
    filling,
    async whole(version) {
      const [{ units }, { html }] = await Promise.all([unitsOf(version), filling(version)]);
      const whole = { ...units, recent: html };
      return isSame(last, whole) ? last : whole;
    },
    last: () => last,
  };
}

const isSame = (some: WholeFrame, others: WholeFrame): boolean =>
  some.departments === others.departments &&
  some.dioceses === others.dioceses &&
  some.recent === others.recent;

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

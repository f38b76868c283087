import type { UnitKind } from '#kinds/define.ts';
import type { Filling } from '../http/pageCache.ts';
import type { Frame, UnitLink, WholeFrame } from '../pages/data.ts';
import type { Generations, PageReads, Reader, SiteDb } from '../reading/database.load.ts';

/** How the parts of the frame are loaded. */
export interface FrameLoads {
  units(db: SiteDb, kind: UnitKind): Promise<readonly UnitLink[]>;
  /** 'Recent News', as HTML. */
  recent(db: SiteDb): Promise<string>;
}

export interface Frames {
  /**
   * The frame of these generations for a page that is about to be drawn: which units the page asks it for stands in the list of what was read
   * for the page. Throws when the database does not answer.
   */
  of(version: Generations, page: PageReads): Promise<Frame>;
  /** What fills the open place of pages, of these generations. */
  filling(version: Generations): Promise<Filling>;
  /** The whole frame of these generations: another object only when something in it has changed, by which error pages see that they are old. */
  whole(version: Generations): Promise<WholeFrame>;
  /** The newest frame that was loaded, for pages that must do without the database. */
  last(): WholeFrame;
}

/** Keeps the frame around the pages: each part of it is loaded once for all pages, and again when something of it has changed. */
export function createFrames(reader: Reader, loads: FrameLoads): Frames {
  const parts = {
    department: createPart(reader, (db) => loads.units(db, 'department')),
    diocese: createPart(reader, (db) => loads.units(db, 'diocese')),
    recent: createPart(reader, loads.recent),
  };
  let last = frameOf([], []);

  /** The last frame with what was loaded just now. */
  function loaded(
    departments = last.units('department'),
    dioceses = last.units('diocese'),
    recent = last.recent,
  ): WholeFrame {
    const isSame =
      departments === last.units('department') &&
      dioceses === last.units('diocese') &&
      recent === last.recent;
    if (!isSame) last = frameOf(departments, dioceses, recent);
    return last;
  }

  async function unitsOf(version: Generations) {
    const [department, diocese] = await Promise.all([parts.department(version), parts.diocese(version)]);
    loaded(department.value, diocese.value);
    return { department, diocese };
  }

  async function filling(version: Generations): Promise<Filling> {
    const part = await parts.recent(version);
    loaded(undefined, undefined, part.value);
    return part;
  }

  return {
    async of(version, page) {
      const units = await unitsOf(version);
      return {
        units(kind) {
          page.alsoRead(units[kind].reads);
          return units[kind].value;
        },
      };
    },
    filling,
    async whole(version) {
      const [{ department, diocese }, { value }] = await Promise.all([unitsOf(version), filling(version)]);
      return loaded(department.value, diocese.value, value);
    },
    last: () => last,
  };
}

/** A whole frame of units and news that are at hand. */
export const frameOf = (
  departments: readonly UnitLink[],
  dioceses: readonly UnitLink[],
  recent = '',
): WholeFrame => ({ units: (kind) => (kind === 'department' ? departments : dioceses), recent });

/** The whole frame as it is in this database, kept nowhere. */
export async function loadFrame(db: SiteDb, { units, recent }: FrameLoads): Promise<WholeFrame> {
  return frameOf(...(await Promise.all([units(db, 'department'), units(db, 'diocese'), recent(db)])));
}

/** Something that all pages share, and what was read for it. */
interface Part<T> {
  readonly value: T;
  readonly reads: PageReads;
}

/** Loads a part when it is first asked for, and again only when something that was read for it has changed: until then it is the same object. */
function createPart<T>(
  reader: Reader,
  load: (db: SiteDb) => Promise<T>,
): (version: Generations) => Promise<Part<T>> {
  let kept: { readonly part: Part<T>; version: Generations } | undefined;
  let current: { readonly version: Generations; readonly part: Promise<Part<T>> } | undefined;

  async function make(version: Generations): Promise<Part<T>> {
    const before = kept;
    if (before && (await before.part.reads.same(before.version, version))) {
      before.version = version;
      return before.part;
    }
    const reads = reader.at(version);
    const part = { value: await load(reads), reads };
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

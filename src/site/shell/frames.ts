import type { UnitKind } from '#kinds/define.ts';
import { byLanguage } from '#lib/language.ts';
import type { ContentVersions } from '#store/database/contentVersions.ts';
import type { PageReads, ReadDb, Reader } from '#store/database/reads.ts';
import type { Frame, UnitLink, WholeFrame } from '../context/data.ts';
import type { SlotTexts } from '../context/openBody.ts';
import type { SlotContent } from '../http/pageCache.ts';

/** Loaders for the parts of the frame (header, menus, search panel) that all pages share. */
export interface FrameLoads {
  units(db: ReadDb, kind: UnitKind): Promise<readonly UnitLink[]>;
  /** 'Recent News', as HTML. */
  recent(db: ReadDb): Promise<SlotTexts>;
}

export interface Frames {
  /**
   * The frame for a page that is about to be rendered at this version. Units that the page requests are recorded among the page's own
   * reads. Throws if the database does not answer.
   */
  of(version: ContentVersions, page: PageReads): Promise<Frame>;
  /** The content of the pages' slot (openBody.ts) at this version. */
  slotContent(version: ContentVersions): Promise<SlotContent>;
  /** The complete frame at this version. A new object is returned only if something has changed, so error pages can compare it by ===. */
  whole(version: ContentVersions): Promise<WholeFrame>;
  /** The most recently loaded frame, for pages that are shown while the database is unreachable. */
  last(): WholeFrame;
}

/** Caches the frame: each part is loaded once for all pages, and again only after its data have changed. */
export function createFrames(reader: Reader, loads: FrameLoads): Frames {
  const parts = {
    department: createPart(reader, (db) => loads.units(db, 'department')),
    diocese: createPart(reader, (db) => loads.units(db, 'diocese')),
    recent: createPart(reader, loads.recent),
  };
  let last = frameOf([], []);

  /** Updates the last frame with newly loaded parts; returns the same object if none differs. */
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

  async function unitsOf(version: ContentVersions) {
    const [department, diocese] = await Promise.all([parts.department(version), parts.diocese(version)]);
    loaded(department.value, diocese.value);
    return { department, diocese };
  }

  async function slotContent(version: ContentVersions): Promise<SlotContent> {
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
    slotContent,
    async whole(version) {
      const [{ department, diocese }, { value }] = await Promise.all([
        unitsOf(version),
        slotContent(version),
      ]);
      return loaded(department.value, diocese.value, value);
    },
    last: () => last,
  };
}

const NOTHING_RECENT: SlotTexts = byLanguage(() => '');

/** Builds a complete frame from units and news that are already loaded. */
export const frameOf = (
  departments: readonly UnitLink[],
  dioceses: readonly UnitLink[],
  recent: SlotTexts = NOTHING_RECENT,
): WholeFrame => ({ units: (kind) => (kind === 'department' ? departments : dioceses), recent });

/** Loads the complete frame from this database without caching it (previews). */
export async function loadFrame(db: ReadDb, { units, recent }: FrameLoads): Promise<WholeFrame> {
  return frameOf(...(await Promise.all([units(db, 'department'), units(db, 'diocese'), recent(db)])));
}

/** A cached part of the frame, with the reads by which it is checked for changes. */
interface Part<T> {
  readonly value: T;
  readonly reads: PageReads;
}

/**
 * Returns a loader that loads a part on first use and reloads it only after its data have changed; until then it returns the same object.
 */
function createPart<T>(
  reader: Reader,
  load: (db: ReadDb) => Promise<T>,
): (version: ContentVersions) => Promise<Part<T>> {
  let kept: { readonly part: Part<T>; version: ContentVersions } | undefined;
  let current: { readonly version: ContentVersions; readonly part: Promise<Part<T>> } | undefined;

  async function make(version: ContentVersions): Promise<Part<T>> {
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

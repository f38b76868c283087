import type { Frame } from './data.ts';
import { recordReads, type SiteDb } from './database.load.ts';
import type { Frames } from './frames.ts';
import type { Source, SourceOf } from './http/pageCache.ts';

/** What a page, a feed or a site map is drawn from, and nothing else: what is read past it would not make the page old when it changes. */
export interface PageSource extends Source {
  readonly db: SiteDb;
  readonly frame: Frame;
}

/** Sources that read from this database, with the frame that all pages share. */
export function createSources(db: SiteDb, frames: Frames): SourceOf<PageSource> {
  return async (version, found) => {
    const { frame, ...ofFrame } = await frames.of(version);
    const { db: recorded, reads } = recordReads(db, found);
    return {
      db: recorded,
      frame,
      untouched: (then, now) => ofFrame.untouched(then, now) && reads.untouched(then, now),
      again: async (then, now) =>
        (await ofFrame.isSame(now)) ? reads.again(db, then, now) : { same: false, found: new Map() },
    };
  };
}

import type { Frame } from './data.ts';
import type { Reader, SiteDb } from './database.load.ts';
import type { Frames } from './frames.ts';
import type { Source, SourceOf } from './http/pageCache.ts';

/** What a page, a feed or a site map is drawn from, and nothing else: what is read past it would not make the page old when it changes. */
export interface PageSource extends Source {
  readonly db: SiteDb;
  readonly frame: Frame;
}

/** Sources that are read by this reader, with the frame that all pages share. */
export function createSources(reader: Reader, frames: Frames): SourceOf<PageSource> {
  return async (version) => {
    const { frame, ...ofFrame } = await frames.of(version);
    const { db, reads } = reader.record(version);
    return {
      db,
      frame,
      untouched: (then, now) => ofFrame.untouched(then, now) && reads.untouched(then, now),
      same: async (then, now) => (await ofFrame.isSame(now)) && reads.same(then, now),
    };
  };
}

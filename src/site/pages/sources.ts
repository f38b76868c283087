import type { Source, SourcesOf } from '../http/pageCache.ts';
import type { Reader, SiteDb } from '../reading/database.load.ts';
import type { Frames } from '../shell/frames.ts';
import type { Frame, WholeFrame } from './data.ts';

/** What a page, a feed or a site map is drawn from, and nothing else: what is read past it would not make the page old when it changes. */
export interface PageSource extends Source {
  readonly db: SiteDb;
  readonly frame: Frame;
  /** The whole frame, for a page that is not kept. */
  whole(): Promise<WholeFrame>;
}

/** Sources that are read by this reader, with the frame that all pages share. */
export const createSources = (reader: Reader, frames: Frames): SourcesOf<PageSource> => ({
  async of(version) {
    const { frame, ...ofFrame } = await frames.of(version);
    const { db, reads } = reader.record(version);
    return {
      db,
      frame,
      whole: () => frames.whole(version),
      untouched: (then, now) => ofFrame.untouched(then, now) && reads.untouched(then, now),
      same: async (then, now) => (await ofFrame.isSame(now)) && reads.same(then, now),
    };
  },
  filling: frames.filling,
});

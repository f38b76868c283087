import type { Source, SourcesOf } from '../http/pageCache.ts';
import type { PageReads, Reader } from '../reading/database.load.ts';
import type { Frames } from '../shell/frames.ts';
import type { Frame, WholeFrame } from './data.ts';

/** What a page, a feed or a site map is rendered from, and nothing else: what is read past it would not make the page old when it changes. */
export interface PageSource extends Source {
  readonly db: PageReads;
  readonly frame: Frame;
  /** The whole frame, for a page that is not kept. */
  whole(): Promise<WholeFrame>;
}

/** Sources that are read by this reader, with the frame that all pages share. */
export const createSources = (reader: Reader, frames: Frames): SourcesOf<PageSource> => ({
  async of(version) {
    const db = reader.at(version);
    return { db, reads: db, frame: await frames.of(version, db), whole: () => frames.whole(version) };
  },
  filling: frames.filling,
});

import type { PageReads, Reader } from '#store/database/reads.ts';
import type { Frame, WholeFrame } from '../context/data.ts';
import type { Source, SourcesOf } from '../http/pageCache.ts';
import type { Frames } from '../shell/frames.ts';

/**
 * The only data that a page, feed or sitemap may be rendered from. Changes to data read in other ways would go unnoticed, and the cached page would
 * stay outdated.
 */
export interface PageSource extends Source {
  readonly db: PageReads;
  readonly frame: Frame;
  /** The complete frame, for a page that is not cached. */
  whole(): Promise<WholeFrame>;
}

/** Creates sources that record their reads, with the frame that all pages share. */
export const createSources = (reader: Reader, frames: Frames): SourcesOf<PageSource> => ({
  async of(version) {
    const db = reader.at(version);
    return { db, reads: db, frame: await frames.of(version, db), whole: () => frames.whole(version) };
  },
  slotContent: frames.slotContent,
});

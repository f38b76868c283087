import {
  ageOf,
  CONTENT_CHANNEL,
  type ContentVersions,
  contentVersions,
  contentVersionsIn,
  movedTopics,
} from '#store/database/contentVersions.ts';
import { isOutage } from '#store/database/databaseErrors.ts';
import { createReader } from '#store/database/reads.ts';
import type { SiteDeps } from '../context/deps.ts';

/** The store functions that the site uses besides loading page content. */
export const contentSource = ({ db, visitorDb, listen }: Pick<SiteDeps, 'db' | 'visitorDb' | 'listen'>) => ({
  /** Reads for pages, recording what each page has read. */
  reader: createReader(visitorDb),
  /** Throws if the database does not answer. */
  generations: () => contentVersions(db),
  ageOf,
  movedTopics,
  /** Subscribes to changes by all nodes, if supported; `listener` gets null if notifications may have been lost. */
  subscribe: (listener: (moved: ContentVersions | null) => void) =>
    listen?.(CONTENT_CHANNEL, (notice) => listener(contentVersionsIn(notice))),
  /** Whether an error means that the database is unreachable or too slow. */
  isOutage,
});

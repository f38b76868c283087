import { isOutage } from '#store/database/databaseErrors.ts';
import {
  CONTENT_CHANNEL,
  contentGenerations,
  type Generations,
  generationsIn,
} from '#store/database/generation.ts';
import { createReader } from '#store/database/reads.ts';
import type { SiteDeps } from '../context/deps.ts';

/** The store functions that the site uses besides loading page content. */
export const contentSource = ({ db, visitorDb, listen }: Pick<SiteDeps, 'db' | 'visitorDb' | 'listen'>) => ({
  /** Reads for pages, recording what each page has read. */
  reader: createReader(visitorDb),
  /** Throws if the database does not answer. */
  generations: () => contentGenerations(db),
  /** Subscribes to changes by all nodes, if supported; `listener` gets null if notifications may have been lost. */
  subscribe: (listener: (moved: Generations | null) => void) =>
    listen?.(CONTENT_CHANNEL, (notice) => listener(generationsIn(notice))),
  /** Whether an error means that the database is unreachable or too slow. */
  isOutage,
});

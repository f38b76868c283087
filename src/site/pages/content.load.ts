import { isOutage } from '#store/database/databaseErrors.ts';
import {
  CONTENT_CHANNEL,
  contentGenerations,
  type Generations,
  generationsIn,
} from '#store/database/generation.ts';
import { createReader } from '#store/database/reads.ts';
import type { SiteDeps } from './deps.ts';

/** What the site asks the store for besides the content of its pages. */
export const contentSource = ({ db, visitorDb, listen }: Pick<SiteDeps, 'db' | 'visitorDb' | 'listen'>) => ({
  /** Reads for pages and records what each of them has read. */
  reader: createReader(visitorDb),
  /** Throws if the database does not answer. */
  generations: () => contentGenerations(db),
  /** Subscribes to changes by all nodes, where there is a way to; `listener` gets null if notifications may have been lost. */
  subscribe: (listener: (moved: Generations | null) => void) =>
    listen?.(CONTENT_CHANNEL, (notice) => listener(generationsIn(notice))),
  /** Whether an error means that the database is unreachable or too slow. */
  isOutage,
});

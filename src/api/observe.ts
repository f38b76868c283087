import type { FastifyInstance } from 'fastify';
import { calmLog } from '#lib/calmLog.ts';
import { createErrorBook, type ErrorBook } from '#status/errorBook.ts';
import type { RequestFigures } from '#status/requestFigures.ts';
import { countRequests } from './countRequests.ts';

/** What this copy records about its own activity. */
export interface Observed {
  readonly errors: ErrorBook;
  readonly requests: RequestFigures;
  /** Writes a sentence to the log, throttling repeats, and records it for the status page. */
  log(sentence: string): void;
}

/** Starts counting requests and collecting errors. To be called before any route is registered. */
export function observe(app: FastifyInstance, now: () => Date): Observed {
  const errors = createErrorBook();
  const calm = calmLog((sentence) => app.log.warn(sentence));
  return { errors, requests: countRequests(app, errors, now), log: errors.alsoHears(calm, now) };
}

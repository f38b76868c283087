import type { FastifyInstance } from 'fastify';
import { calmLog } from '#lib/calmLog.ts';
import { createErrorBook, type ErrorBook } from '#status/errorBook.ts';
import type { RequestFigures } from '#status/requestFigures.ts';
import { countRequests } from './countRequests.ts';

/** What this copy keeps of what it does. */
export interface Observed {
  readonly errors: ErrorBook;
  readonly requests: RequestFigures;
  /** Says a sentence to the log, the same one not all the time, and notes it for the status page. */
  log(sentence: string): void;
}

/** Counts requests and collects what goes wrong, from now on. To be called before any route is registered. */
export function observe(app: FastifyInstance, now: () => Date): Observed {
  const errors = createErrorBook();
  const calm = calmLog((sentence) => app.log.warn(sentence));
  return { errors, requests: countRequests(app, errors, now), log: errors.alsoHears(calm, now) };
}

import type { ParsedMail } from '#mail/returned/parseMail.ts';
import { ReaderEnded } from '#mail/returned/readerEnded.ts';
import { ownProgram } from '#process/ownProgram.ts';
import { NICENESS } from '#process/priority.ts';
import { createWorkers, WorkerDied } from '#process/workers.ts';

/** A mail to parse, in base64. */
export interface ReadTask {
  readonly mail: string;
}

export interface ReaderLimits {
  readonly program?: string;
  readonly longestMs?: number;
  readonly mostBytes?: number;
}

/** A typical mail takes a few milliseconds, one of 2 MB a quarter of a second, and many times that while everything else has priority. */
const LONGEST_MS = 60_000;
const MOST_BYTES = 400 * 1024 * 1024;

/**
 * Parses mails in a separate process, with limits for time and memory, so that no sender can stop the server. Rejects with ReaderEnded when a mail ended that
 * process, or with an Error that says why the mail can't be read.
 */
export function createMailReader({
  program = ownProgram(import.meta.dirname, 'mailReaderProgram'),
  longestMs = LONGEST_MS,
  mostBytes = MOST_BYTES,
}: ReaderLimits = {}): (raw: Uint8Array, ending: AbortSignal) => Promise<ParsedMail> {
  const workers = createWorkers<ReadTask, ParsedMail>({
    ...{ program, most: 1, niceness: NICENESS.awaited, longestMs, mostBytes },
  });
  return async (raw, ending) => {
    try {
      return await workers.run({ mail: Buffer.from(raw).toString('base64') }, ending);
    } catch (error) {
      throw error instanceof WorkerDied ? new ReaderEnded(error.message) : error;
    }
  };
}

import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { byteWords } from '#lib/byteSize.ts';
import { type FileKind, fileKindOf, fileSentences } from '#lib/fileKinds.ts';
import { Refusal } from '#lib/refusal.ts';
import { codeOf } from '#media/fileStore.ts';
import { ImportError } from './incoming.ts';
import { asNoAnswer, NoAnswer, type OneOrigin, WrongAnswer } from './oneOrigin.ts';

/** Files of records, from the site that was named for them. */
export interface FetchedFiles {
  /**
   * Fetches a file and returns where it lies, from which address it came and what removes it once it has been taken in or refused, or why there is none. A broken-off one is continued, also by a later run. Throws Refusal (424) when it may be there
   * but cannot be fetched now, so that its record is not written without it; ImportError when nothing can be fetched any more.
   */
  fetch(
    address: string,
    path: string,
  ): Promise<{ path: string; from: string; forget(): Promise<void> } | { sentence: string }>;
  /** Only asks whether a file is there; why not, or undefined. Throws as `fetch` does. */
  look(address: string, path: string): Promise<string | undefined>;
  /** Whether a link can lead to a file of the site: that of its own address, or without a host. */
  mayHave(address: string): boolean;
  /** The address from which a file named by a record is fetched. */
  addressOf(address: string, path: string): URL;
  close(): void;
}

/**
 * The path of a file with an ending: some sites name pictures by their number alone (Blogger: `/img/a/AVvX…=s320`). Which picture it is, its content says; what
 * is none is refused.
 */
export const asNamed = (path: string): string =>
  /\.[^./]*$/.test(path) || path.endsWith('/') ? path : `${path}.jpg`;

/** More than a church has; a dump that names more is none. */
const MOST_FILES = 200_000;
/** For one file, in ms: the largest film within this takes 300 kB a second. */
const LONGEST_MS = 30 * 60_000;
const LONGEST_HEAD_MS = 60_000;
/** So many files one after the other that get no answer mean that the site has none any more. */
const MOST_WITHOUT_ANSWER = 5;

/** What is known of a file begun: by what the server recognises its state, for If-Range. */
const BEGUN = z.object({ address: z.string(), validator: z.string() });
const NOTE = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(BEGUN);

/**
 * Fetches from `site` alone, at most one request for each file that a caller asks for at a time. `folder`: where files lie until they are taken in, and parts
 * until they are whole. `room` throws if a file of this length has none.
 */
export function fetchedFiles(
  origin: OneOrigin,
  site: URL,
  folder: string,
  room: (bytes: number) => Promise<void>,
): FetchedFiles {
  let count = 0;
  let withoutAnswer = 0;

  function addressOf(address: string, path: string): URL {
    const absolute =
      /^(?:https?:)?\/\//i.test(address) && URL.canParse(address, site) && new URL(address, site);
    if (absolute && absolute.origin === site.origin) return absolute;
    const here = new URL(site);
    here.pathname += path.split('/').filter(Boolean).map(encodeURIComponent).join('/');
    return here;
  }

  const placeOf = (address: URL): string =>
    join(folder, createHash('sha256').update(address.href).digest('hex').slice(0, 40));

  /** Does something for one file; what failed on the other side becomes a sentence, or ends the import. */
  async function one<T>(url: URL, work: () => Promise<T>): Promise<T | { sentence: string }> {
    if (++count > MOST_FILES)
      return { sentence: `the file ${url.href} is beyond the ${MOST_FILES} files of one run` };
    try {
      const done = await origin.patiently(work);
      withoutAnswer = 0;
      return done;
    } catch (error) {
      if (error instanceof WrongAnswer)
        return { sentence: `the file ${url.href} is not fetched: ${error.message}` };
      if (!(error instanceof NoAnswer)) throw error;
      if (error.status === 500) return { sentence: `the file ${url.href} is not there: ${error.message}` };
      if (++withoutAnswer >= MOST_WITHOUT_ANSWER)
        throw new ImportError(
          `${origin.origin} gives no more files: ${error.message}. What has been written stays; run the same command again later, and it goes on.`,
          { cause: error },
        );
      throw notNow(url, error);
    }
  }

  async function whole(url: URL, kind: FileKind): Promise<{ path: string } | { sentence: string }> {
    const path = placeOf(url);
    if ((await bytesIn(path)) > 0) return { path };
    const part = `${path}.part`;
    const begun = await begunIn(path, url);
    const had = begun === undefined ? 0 : await bytesIn(part);
    const headers: Record<string, string> =
      begun && had > 0 ? { range: `bytes=${had}-`, 'if-range': begun.validator } : {};
    const answer = await origin.ask(url, { headers, longestMs: LONGEST_MS });
    try {
      const { statusCode = 0 } = answer;
      const from = statusCode === 206 ? had : 0;
      if (statusCode === 416 || (statusCode === 206 && startOf(answer) !== had)) {
        await rm(part, { force: true });
        throw new NoAnswer('the server does not go on where it broke off');
      }
      if (statusCode !== 200 && statusCode !== 206) return notThere(url, statusCode);
      const length = Number(answer.headers['content-length'] ?? Number.NaN);
      if (from + length > kind.limit) return tooLarge(url, kind);
      await room(Number.isFinite(length) ? length : 0);
      await mkdir(folder, { recursive: true });
      const note: z.infer<typeof BEGUN> = { address: url.href, validator: validatorOf(answer) };
      if (from === 0) await writeFile(`${path}.json`, JSON.stringify(note));
      const bytes = await received(answer, part, from, kind.limit);
      if (bytes > kind.limit) {
        await rm(part, { force: true });
        return tooLarge(url, kind);
      }
      // A connection closed early looks like the end if the server names no length; the upload checks find what is not whole.
      if (Number.isFinite(length) && bytes !== from + length) throw new NoAnswer('it breaks off');
      await rename(part, path);
      return { path };
    } finally {
      answer.destroy();
    }
  }

  const begunIn = async (path: string, { href }: URL) => {
    // One that was not written to its end is as good as none.
    const { data } = await readFile(`${path}.json`, 'utf8').then(
      (text) => NOTE.safeParse(text),
      () => ({ data: undefined }),
    );
    return data?.address === href && data.validator !== '' ? data : undefined;
  };

  return {
    addressOf,
    close: () => origin.close(),

    mayHave(address) {
      if (!URL.canParse(address, site)) return false;
      const { origin: own, protocol } = new URL(address, site);
      return own === site.origin && protocol === site.protocol;
    },

    async fetch(address, path) {
      const url = addressOf(address, path);
      const kind = fileKindOf(asNamed(path));
      if (!kind) return { sentence: `the file ${address} is of a kind that is not kept` };
      const end = await one(url, () => whole(url, kind));
      if ('sentence' in end) return end;
      return {
        ...{ path: end.path, from: url.href },
        async forget() {
          await rm(end.path, { force: true });
          await rm(`${end.path}.json`, { force: true });
        },
      };
    },

    async look(address, path) {
      const url = addressOf(address, path);
      const end = await one(url, async () => {
        const answer = await origin.ask(url, { method: 'HEAD', longestMs: LONGEST_HEAD_MS });
        answer.destroy();
        const { statusCode = 0 } = answer;
        // A server that does not answer HEAD may still have it.
        return statusCode === 200 || statusCode === 405 || statusCode === 501
          ? undefined
          : notThere(url, statusCode);
      });
      return end?.sentence;
    },
  };
}

/** Appends a body to a file, up to just over `limit` bytes in all; returns its length then. Throws NoAnswer when it breaks off, with what came kept. */
async function received(answer: IncomingMessage, part: string, from: number, limit: number): Promise<number> {
  const file = await open(part, from > 0 ? 'a' : 'w');
  let bytes = from;
  try {
    // Each piece is on the disk before the next is read, so that all that came before a break is kept.
    for await (const chunk of piecesOf(answer)) {
      await file.appendFile(chunk);
      bytes += chunk.length;
      if (bytes > limit) break;
    }
  } catch (error) {
    throw ['ENOSPC', 'EDQUOT'].includes(codeOf(error)) ? noRoom(error) : error;
  } finally {
    await file.close();
  }
  return bytes;
}

async function* piecesOf(answer: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* answer as AsyncIterable<Buffer>;
  } catch (error) {
    throw asNoAnswer(error);
  }
}

/** By what the server recognises a state of the file in If-Range: a strong ETag, or when it was changed. */
function validatorOf({ headers: { etag, 'last-modified': changed } }: IncomingMessage): string {
  return etag?.startsWith('"') ? etag : (changed ?? '');
}

/** Where the part in an answer begins; -1 if it does not say. */
function startOf({ headers }: IncomingMessage): number {
  const [, start = '-1'] = /^bytes (\d+)-/.exec(headers['content-range'] ?? '') ?? [];
  return Number(start);
}

const bytesIn = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

const notThere = ({ href }: URL, status: number) => ({
  sentence: `the file ${href} is not there: the server answers ${status}`,
});

const tooLarge = ({ href }: URL, { limit }: FileKind) => ({
  sentence: `the file ${href} is larger than ${byteWords(limit)}, the most that is kept of its kind`,
});

const notNow = ({ href }: URL, cause: NoAnswer): Refusal =>
  new Refusal(424, `the file ${href} cannot be fetched now: ${cause.message}. Run the import again.`, {
    cause,
  });

const noRoom = (cause: unknown): Refusal => new Refusal(507, fileSentences.diskFull, { cause });

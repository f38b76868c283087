import type { IncomingMessage } from 'node:http';
import { pathWith } from '#calls/address.ts';
import type { ContentName } from '#calls/paths.ts';
import { createQueue } from '#lib/concurrency.ts';
import { ARRAYS_OF } from './dump.ts';
import { ImportError } from './incoming.ts';
import { type OldList, type OldLists, oldLists } from './oldLists.ts';
import { asNoAnswer, NoAnswer, type OneOrigin, WrongAnswer } from './oneOrigin.ts';

/** What was read from an installation: a dump in the format of `readDump`, and a sentence for each list that is missing or incomplete. */
export interface OldSite {
  readonly dump: Readonly<Record<string, unknown>>;
  readonly notRead: readonly string[];
  /** Remarks besides. */
  readonly notes: readonly string[];
}

type Doc = Readonly<Record<string, unknown>>;

/** Lists that are read at once. */
const AT_ONCE = 2;
const PAGE = 100;
const MOST_PAGES = 2000;
const LONGEST_MS = 120_000;
const MB = 1024 * 1024;
/** Of one answer, and of all together, which are kept in memory as a dump is. */
const MOST_BYTES = 32 * MB;
const MOST_BYTES_IN_ALL = 384 * MB;
/** So many single records in a row that answer nothing more than the list: the others will not either. */
const MOST_IN_VAIN = 3;

/** There is no such call. */
class NoSuchCall extends WrongAnswer {}
/** The token, or its absence, is not enough. */
class NotAllowed extends WrongAnswer {}
/** Part of a list that was read before it broke off. */
class Incomplete extends Error {}

/**
 * Reads all records of an installation by the lists of its API, a page after the other, two lists at a time: with a token those for staff, with drafts, users
 * and what visitors have sent; otherwise, and where staff's are refused, those for visitors. Throws ImportError when it does not answer at all.
 */
export async function readOldSite(
  site: URL,
  origin: OneOrigin,
  { brand, hasToken, say }: { readonly brand: string; readonly hasToken: boolean; say(line: string): void },
): Promise<OldSite> {
  const dump: Record<string, unknown> = { source: site.host };
  const notRead: string[] = [];
  const notes: string[] = [];
  let bytesInAll = 0;

  async function answerOf(path: string, body: Doc | undefined): Promise<Doc> {
    const { statusCode = 0, text } = await origin.patiently(async () => {
      const answer = await origin.ask(new URL(`api/v1/${path}`, site), {
        ...(body === undefined ? {} : { method: 'POST', body }),
        longestMs: LONGEST_MS,
      });
      return { statusCode: answer.statusCode, text: await textOf(answer) };
    });
    bytesInAll += text.length;
    if (bytesInAll > MOST_BYTES_IN_ALL)
      throw new ImportError(
        `${site.origin} answers more than ${MOST_BYTES_IN_ALL / MB} MB. Import a dump of its database instead.`,
      );
    const json = jsonIn(text);
    if (statusCode === 404) throw new NoSuchCall('the server has no such call');
    if (statusCode === 401 || statusCode === 403)
      throw new NotAllowed(`the server answers ${statusCode}${sentenceIn(json)}`);
    if (statusCode !== 200) throw new WrongAnswer(`the server answers ${statusCode}${sentenceIn(json)}`);
    if (!isDoc(json)) throw new WrongAnswer('the answer is not what a list answers');
    return json;
  }

  /** Reads a list into `docs`, which it extends; a record that is in it already stays. */
  async function read(list: OldList, docs: Map<string, Doc>): Promise<void> {
    const own = new Set<string>();
    const add = (answer: Doc): { isNew: boolean; isEmpty: boolean } => {
      const given = docsIn(answer.data);
      if (!given) throw new WrongAnswer('the answer holds no list');
      const known = own.size;
      for (const doc of given) {
        const key = keyOf(doc);
        own.add(key);
        if (!docs.has(key)) docs.set(key, { ...list.common, ...doc });
      }
      return { isNew: own.size > known, isEmpty: given.length === 0 };
    };
    if (!list.paged) {
      add(await answerOf(list.path, list.body));
      return;
    }
    for (let page = 1; page <= MOST_PAGES; page++) {
      try {
        const answer = await answerOf(list.path, { ...list.body, page, limit: PAGE });
        const { isNew, isEmpty } = add(answer);
        const more = hasMore(answer, own.size);
        // An answer that repeats, or an empty one, is the end of a list which does not say where it ends.
        if (isEmpty || more === false || (!isNew && more === undefined)) return;
        if (!isNew) throw new WrongAnswer('it answers the same page again, and says that more follows');
      } catch (error) {
        if (page === 1 || !isOfOtherSide(error)) throw error;
        throw new Incomplete(`broke off after ${own.size} records: ${error.message}`, {
          cause: error,
        });
      }
    }
    throw new Incomplete(`has more than ${MOST_PAGES} pages, of which the others were not read`);
  }

  /** Completes records of which a list leaves out fields that the call for a single one may answer. */
  async function complete(docs: Map<string, Doc>, fields: readonly string[], path: string): Promise<void> {
    let inVain = 0;
    for (const [key, doc] of docs) {
      const isWhole = fields.every((field) => Object.hasOwn(doc, field));
      if (isWhole || typeof doc._id !== 'string') continue;
      const { data } = await answerOf(pathWith(path, encodeURIComponent(doc._id)), undefined);
      const more = isDoc(data) ? Object.keys(data).filter((name) => !Object.hasOwn(doc, name)) : [];
      inVain = more.length > 0 ? 0 : inVain + 1;
      if (inVain >= MOST_IN_VAIN) return;
      if (isDoc(data)) docs.set(key, { ...data, ...doc });
    }
  }

  /** Reads lists into `docs`. Returns what went wrong, and which lists there are not. */
  async function readAll(lists: readonly OldList[], docs: Map<string, Doc>) {
    const [wrong, missing]: [string[], string[]] = [[], []];
    for (const list of lists) {
      const named = `The list “${list.path}”${typesOf(list)}`;
      try {
        await read(list, docs);
      } catch (error) {
        // What the old system never had is not lost.
        if (error instanceof NoSuchCall) missing.push(`${named} is not there.`);
        else if (error instanceof Incomplete) wrong.push(`${named} ${error.message}.`);
        else if (isOfOtherSide(error)) wrong.push(`${named} could not be read: ${error.message}.`);
        else throw error;
        // The other types of this list are refused as well.
        if (error instanceof NotAllowed) break;
      }
    }
    return { wrong, missing };
  }

  async function readKind(kind: ContentName, { staff, visitors, details }: OldLists): Promise<void> {
    const docs = new Map<string, Doc>();
    const [name = kind] = ARRAYS_OF[kind];
    if (!hasToken && visitors.length === 0) return;
    const { wrong, missing } = await readAll(hasToken ? staff : visitors, docs);
    let asStaff = hasToken;
    if (hasToken && docs.size === 0 && wrong.length + missing.length > 0 && visitors.length > 0) {
      asStaff = false;
      const open = await readAll(visitors, docs);
      wrong.push(...open.wrong, ...(docs.size > 0 ? [`Of “${name}” came what visitors see.`] : []));
      missing.push(...open.missing);
    }
    notes.push(...missing);
    const path = asStaff ? details?.staff : details?.visitors;
    if (details && path) {
      try {
        await complete(docs, details.fields, path);
      } catch (error) {
        if (!isOfOtherSide(error)) throw error;
        wrong.push(`Single records of “${name}” could not be read (“${path}”): ${error.message}.`);
      }
    }
    notRead.push(...wrong);
    if (docs.size > 0) say(`${name}: ${docs.size} records`);
    dump[name] = [...docs.values()];
  }

  const kinds = Object.entries(oldLists(brand)) as [ContentName, OldLists][];
  await refuseSilence(site, origin);
  const queue = createQueue(AT_ONCE);
  await Promise.all(kinds.map((one) => queue.run(() => readKind(...one))));
  if (!hasToken)
    notes.push(
      'Without a token there is only what visitors see: no drafts, users, subscribers, enquiries, orders and questions.',
    );
  return { dump, notRead, notes };
}

/** One request, before each list would wait for its own. */
async function refuseSilence(site: URL, origin: OneOrigin): Promise<void> {
  const address = new URL('api/v1/public/get_departments_list', site);
  try {
    (await origin.patiently(() => origin.ask(address, { longestMs: LONGEST_MS }))).destroy();
  } catch (error) {
    if (!isOfOtherSide(error)) throw error;
    const isSilent = error instanceof WrongAnswer || error.status === undefined;
    if (isSilent)
      throw new ImportError(`${address.href} gives no answer: ${error.message}.`, { cause: error });
  }
}

const isOfOtherSide = (error: unknown): error is NoAnswer | WrongAnswer =>
  error instanceof NoAnswer || error instanceof WrongAnswer;

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw new WrongAnswer(`the answer is longer than ${MOST_BYTES / MB} MB`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw asNoAnswer(error);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The records of an answer: an array, one below `docs`, or groups that hold such arrays. */
function docsIn(data: unknown): readonly Doc[] | null {
  const docs = isDoc(data) ? data.docs : data;
  if (!Array.isArray(docs)) return null;
  return docs.filter(isDoc).flatMap((one) => {
    const { docs: inner, type } = one;
    return Array.isArray(inner) ? inner.filter(isDoc).map((doc) => ({ type, ...doc })) : [one];
  });
}

/** Whether an answer says that more follows; undefined if it says nothing of it. `had`: how many there are by now. */
function hasMore(answer: Doc, had: number): boolean | undefined {
  const beside = isDoc(answer.data) ? answer.data : answer;
  const { hasNextPage = answer.hasNextPage, totalDocs = answer.totalDocs } = beside;
  if (typeof hasNextPage === 'boolean') return hasNextPage;
  return typeof totalDocs === 'number' ? had < totalDocs : undefined;
}

const keyOf = (doc: Doc): string => (doc._id === undefined ? JSON.stringify(doc) : JSON.stringify(doc._id));

function typesOf({ body }: OldList): string {
  const type = body?.type ?? body?.category;
  return typeof type === 'string' ? ` (${type})` : '';
}

/** What a refusal says in words. */
function sentenceIn(json: unknown): string {
  const said = isDoc(json) ? [json.desc, json.message].find((one) => typeof one === 'string') : undefined;
  return said === undefined ? '' : `, “${said.replace(/\s+/g, ' ').slice(0, 200)}”`;
}

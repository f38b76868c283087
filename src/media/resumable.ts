import { open, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fileSentences } from '#lib/fileKinds.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId, newId } from '#lib/uuid.ts';
import { type AcceptContext, type AcceptedMedia, acceptReceived, mayBegin } from './accept.ts';
import { codeOf } from './fileStore.ts';
import { keepDiskMargin } from './limits.ts';

/**
 * Files that come in parts (decision 0033). What has come lies in the folder of temporary files, with a note beside it that says what it is to
 * be: after a crash both are still there, and both are swept a day after the last part.
 */
export interface Unfinished {
  readonly id: string;
  /** Bytes of the whole, and how many of them are here. */
  readonly length: number;
  readonly offset: number;
  /** The name under which the finished file is stored; undefined until then. */
  readonly fileName: string | undefined;
}

/** What stands in the note. */
interface Note {
  readonly owner: string | null;
  readonly name: string;
  readonly length: number;
  readonly fileName?: string;
}

const gone = () =>
  new Refusal(404, 'This upload is not known any more. Choose the file and upload it again.');

/** Uploads that somebody is just now sending a part of. */
const busy = new Set<string>();

/** Announces a file of so many bytes. Throws Refusal for one that could not be kept: 413, 422, 507. */
export async function beginUpload(name: string, length: number, context: AcceptContext): Promise<Unfinished> {
  if (length < 1) throw new Refusal(422, fileSentences.empty(name));
  await mayBegin(name, length, context);
  const id = newId(context.now().getTime());
  await (await open(context.store.tempPath(id), 'wx')).close();
  await writeNote(id, { owner: context.uploader.accountId, name, length }, context);
  return { id, length, offset: 0, fileName: undefined };
}

/** How far an upload is. Throws Refusal (404) for one that is another's, unknown or swept. */
export async function upload(id: string, context: AcceptContext): Promise<Unfinished> {
  const { length, fileName } = await noteOf(id, context);
  return { id, length, fileName, offset: fileName ? length : await sizeOf(id, context) };
}

/**
 * Adds a part behind what is there; with the last one the file is checked and stored like any other. What has come when the line breaks stays.
 * Throws Refusal: 404 as above, 409 when the part begins elsewhere, 413 when it is longer than announced, 423 when another part is coming in,
 * and what acceptUpload refuses, after which the upload is gone unless it may be tried again (503, 507).
 */
export async function addPart(
  id: string,
  offset: number,
  part: Readable,
  context: AcceptContext,
): Promise<Unfinished & { readonly accepted?: AcceptedMedia }> {
  const note = await noteOf(id, context);
  if (busy.has(id)) throw new Refusal(423, 'Another part of this file is just coming in.');
  busy.add(id);
  try {
    const now = await upload(id, context);
    if (offset !== now.offset) throw new Refusal(409, `The file goes on at ${now.offset}, not at ${offset}.`);
    if (now.fileName) return now;
    await keepDiskMargin(context.store, context.limits ?? {}, note.length - offset);
    const end = await append(id, offset, note, part, context);
    // Keeps the note as young as what it speaks of.
    if (end < note.length) {
      await writeNote(id, note, context);
      return { id, length: note.length, offset: end, fileName: undefined };
    }
    return await finish(id, note, context);
  } finally {
    busy.delete(id);
  }
}

/** Gives an upload up. Throws Refusal (404) as above. */
export async function endUpload(id: string, context: AcceptContext): Promise<void> {
  await noteOf(id, context);
  await forget(id, context);
}

async function append(
  id: string,
  offset: number,
  { name, length }: Note,
  part: Readable,
  { store }: AcceptContext,
): Promise<number> {
  const path = store.tempPath(id);
  // By its place, not at the end: the same part twice at once writes the same bytes twice.
  const file = await open(path, 'r+');
  let end = offset;
  try {
    for await (const chunk of part as AsyncIterable<Buffer>) {
      if (end + chunk.length > length) {
        await truncate(path, offset);
        throw new Refusal(413, `“${name}” is longer than was announced. Choose it and upload it again.`);
      }
      await file.write(chunk, 0, chunk.length, end);
      end += chunk.length;
    }
  } catch (error) {
    throw inWords(error, part);
  } finally {
    await file.close();
  }
  return end;
}

/** The refusal that a full disk or a broken line amounts to; any other error as it is. */
function inWords(error: unknown, part: Readable): unknown {
  if (['ENOSPC', 'EDQUOT'].includes(codeOf(error))) return new Refusal(507, fileSentences.diskFull);
  const brokeOff = !(error instanceof Refusal) && (part.errored !== null || part.destroyed);
  return brokeOff ? new Refusal(400, fileSentences.cutOff) : error;
}

async function finish(id: string, note: Note, context: AcceptContext) {
  try {
    const accepted = await acceptReceived(context.store.tempPath(id), note.name, context);
    const { fileName } = accepted;
    // Kept until it is swept: who did not hear the answer asks again.
    await writeNote(id, { ...note, fileName }, context);
    await rm(context.store.tempPath(id), { force: true });
    return { id, length: note.length, offset: note.length, fileName, accepted };
  } catch (error) {
    const mayBeTriedAgain = !(error instanceof Refusal) || error.status >= 500;
    if (!mayBeTriedAgain) await forget(id, context);
    throw error;
  }
}

const notePath = (id: string, { store }: Pick<AcceptContext, 'store'>): string =>
  `${store.tempPath(id)}.json`;

async function noteOf(id: string, context: AcceptContext): Promise<Note> {
  if (!isId(id)) throw gone();
  const text = await readFile(notePath(id, context), 'utf8').catch(() => null);
  const note = text === null ? null : (JSON.parse(text) as Note);
  if (note === null || note.owner !== context.uploader.accountId) throw gone();
  return note;
}

/** In one step, so that a crash leaves the note before or the one after. */
async function writeNote(id: string, note: Note, context: AcceptContext): Promise<void> {
  const path = notePath(id, context);
  const written = context.store.tempPath();
  await writeFile(written, JSON.stringify(note));
  await rename(written, path);
}

async function sizeOf(id: string, { store }: AcceptContext): Promise<number> {
  const found = await stat(store.tempPath(id)).catch(() => null);
  if (!found) throw gone();
  return found.size;
}

async function forget(id: string, context: AcceptContext): Promise<void> {
  await Promise.all([
    rm(context.store.tempPath(id), { force: true }),
    rm(notePath(id, context), { force: true }),
  ]);
}

import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { fileSentences } from '#lib/fileKinds.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId, newId } from '#lib/uuid.ts';
import { type FileStore, FileStoreError } from './fileStore.ts';
import type { AcceptContext } from './keep.ts';
import { keepDiskMargin, refusalFor } from './limits.ts';

/** An upload in progress. Disk space for its remaining bytes is reserved. */
export interface PendingUpload {
  readonly id: string;
  readonly name: string;
  /** The announced size, and the bytes received. */
  readonly length: number;
  readonly arrived: number;
  readonly accountId: string | null;
  readonly unitId: string | null;
  /** When the last byte arrived. */
  readonly lastAt: Date;
  readonly inParts: boolean;
}

/** The metadata of a resumable upload, stored next to it on the disk, so that it survives a restart, and with the parts that copies share. */
export interface Note {
  readonly owner: string | null;
  readonly unitId?: string | null;
  readonly name: string;
  readonly length: number;
  /** The name under which the finished file is stored. */
  readonly fileName?: string;
  /** The office has cancelled it. */
  readonly ended?: true;
  /** So many of the bytes on this machine are parts that all copies can reach (shareParts.ts). */
  readonly stored?: number;
}

/** Pending resumable uploads that one account may have. */
export const MOST_PENDING = 10;
/** Whole files that one account may be sending at the same time: each has space reserved, even one that never arrives. */
export const MOST_AT_ONCE = 20;
/** A resumable upload without a byte for this long is deleted from this machine; checked every ten minutes, so within an hour. */
const STALE_MS = 45 * 60_000;
export const LOOK_FOR_STALE_MS = 10 * 60_000;

/** What this process is receiving, by upload id: a part, or a whole file. `cut` aborts it, and `ended` resolves when it has stopped. */
interface Receiving {
  readonly store: FileStore;
  readonly whole?: PendingUpload;
  readonly cut: AbortController;
  readonly ended: PromiseWithResolvers<void>;
}
const receiving = new Map<string, Receiving>();

export const isReceiving = (id: string): boolean => receiving.has(id);

/** Runs work under an upload's id; `cutShort` can abort it by the signal. */
export async function whileReceiving<T>(
  id: string,
  store: FileStore,
  work: (signal: AbortSignal) => Promise<T>,
  whole?: PendingUpload,
): Promise<T> {
  const entry: Receiving = {
    store,
    ...(whole ? { whole } : {}),
    cut: new AbortController(),
    ended: Promise.withResolvers(),
  };
  receiving.set(id, entry);
  try {
    return await work(entry.cut.signal);
  } finally {
    receiving.delete(id);
    entry.ended.resolve();
  }
}

/** Aborts the receiving of an upload with this refusal, and waits until it has stopped. */
export async function cutShort(id: string, why: Refusal): Promise<void> {
  const entry = receiving.get(id);
  entry?.cut.abort(why);
  await entry?.ended.promise;
}

let turn: Promise<unknown> = Promise.resolve();
/** Runs reservations one after the other, so that two that fit only one by one are not both accepted. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work, work);
  turn = mine.catch(() => undefined);
  return mine;
}

interface Wanted {
  readonly name: string;
  /** The announced bytes. */
  readonly length: number;
  readonly inParts: boolean;
}

/**
 * Reserves space for an upload before its first byte: together with the remaining bytes of all others in progress it must stay within the disk's margin and the
 * limits of the unit and of all units. `begin` registers the upload before the next reservation runs. Throws Refusal: 413, 429, 507.
 */
export const keepRoom = <T>(
  wanted: Wanted,
  context: AcceptContext,
  begin: () => Promise<T> | T,
): Promise<T> =>
  inTurn(async () => {
    const { store, table, uploader, limits = {}, now } = context;
    const uploads = await pendingUploads(store, now());
    const inParts = uploads.filter((one) => one.inParts);
    const mine = uploads.filter(
      (one) => one.inParts === wanted.inParts && one.accountId === uploader.accountId,
    );
    if (uploader.accountId && mine.length >= (wanted.inParts ? MOST_PENDING : MOST_AT_ONCE))
      throw new Refusal(429, fileSentences.manyBegun(mine.length), { retryAfterSeconds: 60 });
    await keepDiskMargin(store, limits, wanted.length + stillToCome(uploads));
    const sum = (of: readonly PendingUpload[]): number => of.reduce((bytes, { length }) => bytes + length, 0);
    // For a form's body it is not known yet how much will be stored; that is checked later.
    const atLeast = wanted.inParts ? wanted.length : 1;
    const exceeded = await table.exceeded({ ...uploader, bytes: atLeast }, limits, {
      unit: sum(inParts.filter(({ unitId }) => unitId === uploader.unitId)),
      all: sum(inParts),
    });
    if (exceeded) throw refusalFor(exceeded, uploader.unitKind, limits);
    return begin();
  });

/** The bytes that uploads in progress have yet to send. */
export const stillToCome = (uploads: readonly PendingUpload[]): number =>
  uploads.reduce((bytes, { length, arrived }) => bytes + Math.max(0, length - arrived), 0);

/** A whole upload in progress, notified of received bytes. */
export interface Hold {
  readonly signal: AbortSignal;
  arrived(bytes: number): void;
}

/** Receives a whole file, with space reserved meanwhile. Throws what the work throws, and Refusal as keepRoom does. */
export async function withRoom<T>(
  name: string,
  length: number,
  context: AcceptContext,
  work: (hold: Hold) => Promise<T>,
): Promise<T> {
  const { store, uploader, now } = context;
  const id = newId(now().getTime());
  const { accountId, unitId } = uploader;
  const whole = { id, name, length, arrived: 0, accountId, unitId, lastAt: now(), inParts: false };
  const arrived = (bytes: number): void => void Object.assign(whole, { arrived: bytes, lastAt: now() });
  const begin = () => ({
    done: whileReceiving(id, store, (signal) => work({ signal, arrived }), whole),
  });
  return (await keepRoom({ name, length, inParts: false }, context, begin)).done;
}

/** All pending uploads on this machine. Those without activity for too long are removed. */
export async function pendingUploads(store: FileStore, now: Date): Promise<PendingUpload[]> {
  const wholes = [...receiving.values()].flatMap((one) =>
    one.store === store && one.whole ? [one.whole] : [],
  );
  const names = (await store.tempNames()).filter((name) => name.endsWith('.json'));
  const inParts = await Promise.all(names.map((name) => pendingInParts(name.slice(0, -5), store, now)));
  return [...wholes, ...inParts.filter((one) => one !== null)];
}

async function pendingInParts(id: string, store: FileStore, now: Date): Promise<PendingUpload | null> {
  const note = isId(id) ? await localNote(id, store) : null;
  if (!note) return null;
  const [data, noteStat] = await Promise.all(
    [store.tempPath(id), notePath(id, store)].map((path) => stat(path).catch(() => null)),
  );
  const lastAt = new Date(Math.max(data?.mtimeMs ?? 0, noteStat?.mtimeMs ?? 0));
  if (now.getTime() - lastAt.getTime() > STALE_MS && !receiving.has(id)) {
    await forgetHere(id, store);
    return null;
  }
  if (!data || note.fileName !== undefined || note.ended) return null;
  const { name, length, owner, unitId = null } = note;
  return { id, name, length, arrived: data.size, accountId: owner, unitId, lastAt, inParts: true };
}

/** Cancels anybody's upload, for the office. Throws Refusal (404) if it is not (or no longer) in progress. */
export async function endPending(id: string, store: FileStore, now: Date): Promise<void> {
  const found = (await pendingUploads(store, now)).find((one) => one.id === id);
  if (!found) throw gone();
  await cutShort(id, endedByOffice());
  const note = found.inParts ? await readNote(id, store) : null;
  if (!note || note.fileName !== undefined) return;
  // Its sender must learn why, and not start again.
  await leaveNote(id, { ...note, ended: true }, store);
}

export const gone = () =>
  new Refusal(404, 'This upload is not known any more. Choose the file and upload it again.');
export const endedByOffice = () => new Refusal(410, fileSentences.endedByOffice);

const notePath = (id: string, store: FileStore): string => `${store.tempPath(id)}.json`;

/** The note as all copies know it; this machine's own while they can't be asked. */
export async function readNote(id: string, store: FileStore): Promise<Note | null> {
  const text = await store.parts?.note(id).catch(async (error: unknown) => {
    const own = await localNote(id, store);
    if (!own || !(error instanceof FileStoreError)) throw error;
    return JSON.stringify(own);
  });
  return text === undefined ? localNote(id, store) : text === null ? null : (JSON.parse(text) as Note);
}

export async function localNote(id: string, store: FileStore): Promise<Note | null> {
  const text = await readFile(notePath(id, store), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Note);
}

/** Atomically, so that a crash leaves either the old or the new note. */
export async function writeNote(id: string, note: Note, store: FileStore): Promise<void> {
  const written = store.tempPath();
  await writeFile(written, JSON.stringify(note));
  await rename(written, notePath(id, store));
}

/** Stores the note here, and where all copies find it. Throws FileStoreError. */
export async function shareNote(id: string, note: Note, store: FileStore): Promise<void> {
  await writeNote(id, note, store);
  await store.parts?.setNote(id, JSON.stringify(note));
}

/** Keeps nothing of a resumable upload but its note, by which a client that asks again learns what became of it. */
export async function leaveNote(id: string, note: Note, store: FileStore): Promise<void> {
  await shareNote(id, note, store);
  await rm(store.tempPath(id), { force: true });
  // Parts that can't be removed now are swept.
  await store.parts?.remove(id, { withNote: false }).catch(() => undefined);
}

/** Removes a resumable upload, and its note. */
export async function forget(id: string, store: FileStore): Promise<void> {
  await forgetHere(id, store);
  await store.parts?.remove(id, { withNote: true }).catch(() => undefined);
}

/** Another copy may be going on with it. */
async function forgetHere(id: string, store: FileStore): Promise<void> {
  await Promise.all([rm(store.tempPath(id), { force: true }), rm(notePath(id, store), { force: true })]);
}

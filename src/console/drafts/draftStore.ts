import type { ConsoleCall } from '#calls/paths.ts';
import { DRAFT_LIFE_MS } from '#lib/draftLife.ts';

/** What was typed in one form and not saved, kept by this browser. Each form that is opened has a draft of its own. */
export interface Draft {
  readonly id: string;
  readonly userId: string;
  /** The kind of record, such as 'news', and the screen of its form. */
  readonly kind: string;
  readonly form: string;
  /** The record that is changed; null for a new one. */
  readonly record: string | null;
  /** What a list of drafts says of it: the title typed, the form's heading and the unit. */
  readonly title: string;
  readonly about: string;
  /** Where it is opened again. */
  readonly path: string;
  /** The version and the values that the changes are based on; no version for a new record. */
  readonly version: number | undefined;
  readonly saved: object;
  readonly values: object;
  /** When it was last written, in ms. */
  readonly at: number;
  /** It was saved where there was no line, and goes out by itself. */
  readonly outgoing?: Outgoing;
}

/** What is to be sent of a draft, and what became of it. */
export interface Outgoing {
  readonly call: ConsoleCall;
  /** Of a record that is changed. */
  readonly id: string | undefined;
  /** In place of files that have to be uploaded before stands `comingFile` of their keys. */
  readonly body: Readonly<Record<string, unknown>>;
  /** When it was sent for the first time, in ms, if no answer has come yet. */
  readonly tried?: number;
  /** It was refused, for this reason, and goes nowhere by itself. */
  readonly held?: string;
}

/** What stands in a body in place of a file's address, until it is uploaded. */
export const comingFile = (key: string): string => `coming ${key}`;

/** A file of a draft that has not been uploaded yet. */
export interface DraftFile {
  readonly draft: string;
  readonly field: string;
  readonly key: string;
  readonly file: File;
}

const DRAFTS = 'drafts';
const FILES = 'files';

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('lectern', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(DRAFTS, { keyPath: 'id' });
      request.result.createObjectStore(FILES, { keyPath: ['draft', 'key'] });
    };
    request.onsuccess = () => {
      // Another window with a newer version of the console wants to change the shape of the database.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another window keeps the drafts closed.'));
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/**
 * Runs one transaction, which starts synchronously, so that it completes even if the window is closed right after. If the browser has no
 * storage or no room, it returns `otherwise`: there is no draft then, but the form still has everything.
 */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (drafts: IDBObjectStore, files: IDBObjectStore) => { readonly result: T },
  otherwise: T,
): Promise<T> {
  try {
    const database = await open();
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction([DRAFTS, FILES], mode);
      const request = work(transaction.objectStore(DRAFTS), transaction.objectStore(FILES));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.commit();
    });
  } catch {
    return otherwise;
  }
}

const filesBy = (draft: string): IDBKeyRange => IDBKeyRange.bound([draft], [draft, []]);

/** Saves a draft, replacing its earlier state. */
export async function putDraft(draft: Draft): Promise<void> {
  await inStore<unknown>('readwrite', (drafts) => drafts.put(draft), undefined);
  changed();
}

/** Saves a file that has not been uploaded, until its draft is deleted or `dropFile` is called. */
export async function putFile(file: DraftFile): Promise<void> {
  await inStore<unknown>('readwrite', (_drafts, files) => files.put(file), undefined);
}

export async function dropFile(draft: string, key: string): Promise<void> {
  await inStore<unknown>('readwrite', (_drafts, files) => files.delete([draft, key]), undefined);
}

/** Deletes a draft with its files. */
export async function dropDraft(id: string): Promise<void> {
  await inStore<unknown>(
    'readwrite',
    (drafts, files) => {
      drafts.delete(id);
      return files.delete(filesBy(id));
    },
    undefined,
  );
  changed();
}

/** One draft of somebody; undefined when there is none, or it is too old. */
export async function readDraft(userId: string, id: string): Promise<Draft | undefined> {
  const draft = await inStore<Draft | undefined>('readonly', (drafts) => drafts.get(id), undefined);
  return draft && draft.userId === userId && isAlive(draft) ? draft : undefined;
}

/** The files of a draft that have not been uploaded. */
export function filesOf(id: string): Promise<DraftFile[]> {
  return inStore<DraftFile[]>('readonly', (_drafts, files) => files.getAll(filesBy(id)), []);
}

/** Somebody's drafts in this browser, the newest first. Those that are too old, of whomever, are thrown away. */
export async function draftsOf(userId: string): Promise<Draft[]> {
  const all = await inStore<Draft[]>('readonly', (drafts) => drafts.getAll(), []);
  for (const draft of all) if (!isAlive(draft)) void dropDraft(draft.id);
  return all.filter((draft) => draft.userId === userId && isAlive(draft)).sort((a, b) => b.at - a.at);
}

// What was saved stays until it is sent, however long there is no line.
const isAlive = ({ at, outgoing }: Draft): boolean =>
  outgoing !== undefined || Date.now() - at < DRAFT_LIFE_MS;

const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('drafts');
channel?.addEventListener('message', () => notify());

function changed(): void {
  channel?.postMessage('changed');
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` when drafts change in any window. Returns a function that unsubscribes. */
export function onDraftsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

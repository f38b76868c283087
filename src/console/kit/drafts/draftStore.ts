import type { ConsoleCall } from '#calls/paths.ts';
import { DRAFT_LIFE_MS } from '#lib/draftLife.ts';
import { browserStore } from './browserStore.ts';

/** A draft that will be sent automatically. */
export type Waiting = Draft & { readonly outgoing: Outgoing };

/** Unsaved input of one form, stored in this browser. Each opened form has its own draft. */
export interface Draft {
  readonly id: string;
  readonly userId: string;
  /** The kind of record, such as 'news', and the screen of its form. */
  readonly kind: string;
  readonly form: string;
  /** The record being changed; null for a new one. */
  readonly record: string | null;
  /** How a list of drafts shows it: the typed title, the form's heading and the unit. */
  readonly title: string;
  readonly about: string;
  /** The address that reopens it. */
  readonly path: string;
  /** The version and values that the changes are based on; no version for a new record. */
  readonly version: number | undefined;
  readonly saved: object;
  readonly values: object;
  /** When it was last written, in ms. */
  readonly at: number;
  /** The name of the other device on which it was last edited, until that content has been fetched. */
  readonly away?: string;
  /** It was saved while offline, and will be sent automatically. */
  readonly outgoing?: Outgoing;
}

/** The request to send for a draft, and its outcome. */
export interface Outgoing {
  readonly call: ConsoleCall;
  /** The id of the changed record; undefined for a new one. */
  readonly id: string | undefined;
  /** Files that have to be uploaded first are replaced by the `comingFile` of their keys. */
  readonly body: Readonly<Record<string, unknown>>;
  /** When it was first sent, in ms, if there has been no response yet. */
  readonly tried?: number;
  /** Why it was rejected; it is then not sent again automatically. */
  readonly held?: string;
}

export const inStore = browserStore('lectern', ['drafts', 'files'], (database) => {
  database.createObjectStore('drafts', { keyPath: 'id' });
  database.createObjectStore('files', { keyPath: ['draft', 'key'] });
});

/** The keys of a draft's files. */
export const filesBy = (draft: string): IDBKeyRange => IDBKeyRange.bound([draft], [draft, []]);

/** Deletes a draft with its files. */
export async function dropDraft(id: string): Promise<void> {
  await inStore<unknown>(
    'readwrite',
    ({ drafts, files }) => {
      drafts.delete(id);
      return files.delete(filesBy(id));
    },
    undefined,
  );
  changed();
}

/** A user's drafts in this browser, newest first. Expired drafts of any user are deleted. */
export async function draftsOf(userId: string): Promise<Draft[]> {
  const all = await inStore<Draft[]>('readonly', ({ drafts }) => drafts.getAll(), []);
  for (const draft of all) if (!isAlive(draft)) void dropDraft(draft.id);
  return all.filter((draft) => draft.userId === userId && isAlive(draft)).sort((a, b) => b.at - a.at);
}

/** Whether a draft has not expired. Saved input is kept until it is sent, however long the device is offline. */
export const isAlive = ({ at, outgoing }: Draft): boolean =>
  outgoing !== undefined || Date.now() - at < DRAFT_LIFE_MS;

const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('drafts');
channel?.addEventListener('message', () => notify());

/** Notifies all windows that drafts have changed. */
export function changed(): void {
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

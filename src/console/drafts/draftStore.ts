import type { ConsoleCall } from '#calls/paths.ts';
import { DRAFT_LIFE_MS } from '#lib/draftLife.ts';
import { browserStore } from './browserStore.ts';

/** A draft that goes out by itself. */
export type Waiting = Draft & { readonly outgoing: Outgoing };

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
  /** The name of the other device on which it was typed last, as long as what is typed there has not been fetched. */
  readonly away?: string;
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

/** Somebody's drafts in this browser, the newest first. Those that are too old, of whomever, are thrown away. */
export async function draftsOf(userId: string): Promise<Draft[]> {
  const all = await inStore<Draft[]>('readonly', ({ drafts }) => drafts.getAll(), []);
  for (const draft of all) if (!isAlive(draft)) void dropDraft(draft.id);
  return all.filter((draft) => draft.userId === userId && isAlive(draft)).sort((a, b) => b.at - a.at);
}

/** Whether a draft's time is not over. What was saved stays until it is sent, however long there is no line. */
export const isAlive = ({ at, outgoing }: Draft): boolean =>
  outgoing !== undefined || Date.now() - at < DRAFT_LIFE_MS;

const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('drafts');
channel?.addEventListener('message', () => notify());

/** Tells all windows that drafts have changed. */
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

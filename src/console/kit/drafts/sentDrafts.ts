import { browserStore } from './browserStore.ts';
import type { Draft } from './draftStore.ts';

/** What the server has of a draft of this device. A separate database, so windows with the previous version keep theirs. */
export interface Sent {
  readonly id: string;
  readonly userId: string;
  /** The server's revision that this device is based on. */
  readonly revision: number;
  /** `at` of the draft as the server has it; later input is not there yet. */
  readonly at: number;
  /** A request in progress or aborted: the server may have it as the next revision. */
  readonly trying?: Pick<Draft, 'saved' | 'values'>;
  /** It was saved or discarded, and the server knows. */
  readonly over?: true;
}

const inStore = browserStore('lectern sent', ['sent'], (database) => {
  database.createObjectStore('sent', { keyPath: 'id' });
});

export async function putSent(sent: Sent): Promise<void> {
  await inStore<unknown>('readwrite', ({ sent: store }) => store.put(sent), undefined);
}

export function sentOf(id: string): Promise<Sent | undefined> {
  return inStore<Sent | undefined>('readonly', ({ sent }) => sent.get(id), undefined);
}

export async function dropSent(id: string): Promise<void> {
  await inStore<unknown>('readwrite', ({ sent }) => sent.delete(id), undefined);
}

/** All entries of a user, by draft id. */
export async function allSent(userId: string): Promise<Map<string, Sent>> {
  const all = await inStore<Sent[]>('readonly', ({ sent }) => sent.getAll(), []);
  return new Map(all.flatMap((one) => (one.userId === userId ? [[one.id, one] as const] : [])));
}

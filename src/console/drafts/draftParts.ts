import { changed, type Draft, filesBy, inStore, isAlive } from './draftStore.ts';

/** What forms do with drafts and their files: not within the first load, which only counts them. */

/** A file of a draft that has not been uploaded yet. */
export interface DraftFile {
  readonly draft: string;
  readonly field: string;
  readonly key: string;
  readonly file: File;
}

/** What stands in a body in place of a file's address, until it is uploaded. */
export const comingFile = (key: string): string => `coming ${key}`;

/** Saves a draft, replacing its earlier state. */
export async function putDraft(draft: Draft): Promise<void> {
  await inStore<unknown>('readwrite', ({ drafts }) => drafts.put(draft), undefined);
  changed();
}

/** Saves a file that has not been uploaded, until its draft is deleted or `dropFile` is called. */
export async function putFile(file: DraftFile): Promise<void> {
  await inStore<unknown>('readwrite', ({ files }) => files.put(file), undefined);
}

export async function dropFile(draft: string, key: string): Promise<void> {
  await inStore<unknown>('readwrite', ({ files }) => files.delete([draft, key]), undefined);
}

/** One draft of somebody; undefined when there is none, or it is too old. */
export async function readDraft(userId: string, id: string): Promise<Draft | undefined> {
  const draft = await inStore<Draft | undefined>('readonly', ({ drafts }) => drafts.get(id), undefined);
  return draft && draft.userId === userId && isAlive(draft) ? draft : undefined;
}

/** The files of a draft that have not been uploaded. */
export function filesOf(id: string): Promise<DraftFile[]> {
  return inStore<DraftFile[]>('readonly', ({ files }) => files.getAll(filesBy(id)), []);
}

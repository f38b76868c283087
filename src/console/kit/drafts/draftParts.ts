import { changed, type Draft, filesBy, inStore, isAlive } from './draftStore.ts';

/** What forms do with drafts and their files. Not part of the first load, which only counts them. */

/** A file of a draft that has not been uploaded yet. */
export interface DraftFile {
  readonly draft: string;
  readonly field: string;
  readonly key: string;
  readonly file: File;
}

/** The placeholder in a body for a file's URL, until the file is uploaded. */
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

/** One draft of a user; undefined if there is none, or it has expired. */
export async function readDraft(userId: string, id: string): Promise<Draft | undefined> {
  const draft = await inStore<Draft | undefined>('readonly', ({ drafts }) => drafts.get(id), undefined);
  return draft && draft.userId === userId && isAlive(draft) ? draft : undefined;
}

/** The pending files of a draft. */
export function filesOf(id: string): Promise<DraftFile[]> {
  return inStore<DraftFile[]>('readonly', ({ files }) => files.getAll(filesBy(id)), []);
}

import { type Draft, dropDraft, filesOf, putDraft, putFile } from './draftStore.ts';

/** Throws a draft away and gives what brings it back, with its files. */
export async function throwAway(draft: Draft): Promise<() => Promise<void>> {
  const files = await filesOf(draft.id);
  await dropDraft(draft.id);
  return async () => {
    for (const file of files) await putFile(file);
    await putDraft(draft);
  };
}

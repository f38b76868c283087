import { filesOf, putDraft, putFile } from './draftParts.ts';
import { type Draft, dropDraft } from './draftStore.ts';
import { exchangeNow, fetchAway } from './sync.ts';

/** Deletes a draft on all devices; returns a function that restores it with its files. */
export async function throwAway(draft: Draft): Promise<() => Promise<void>> {
  const whole = draft.away === undefined ? draft : ((await fetchAway(draft)) ?? draft);
  const files = await filesOf(draft.id);
  await dropDraft(draft.id);
  void exchangeNow(draft.userId);
  return async () => {
    for (const file of files) await putFile(file);
    await putDraft(whole);
    void exchangeNow(draft.userId);
  };
}

import type { FileStore } from '#media/fileStore.ts';
import type { Settings } from '#settings/settings.ts';
import type { Database } from '#store/database/connect.ts';
import { withLeaderLock } from '#store/database/leaderLock.ts';
import { isEmpty } from '#store/records/units.ts';

/** Fills an empty database with the sample church, according to SAMPLE_CONTENT; of several copies starting at once, only one does. */
export async function fillWhenEmpty(
  { db, pool }: Database,
  given: {
    readonly settings: Settings;
    readonly files: FileStore;
    readonly secretKey: Buffer;
    readonly now: Date;
    progress(sentence: string): void;
  },
): Promise<void> {
  const { sampleContent: extent } = given.settings;
  if (extent === 'none') return;
  await withLeaderLock(pool, 'sample content', async () => {
    if (!(await isEmpty(db))) return;
    // Imported lazily: it is used once in an installation's lifetime.
    const { fillWithSample } = await import('./sample.ts');
    await fillWithSample({ db, ...given }, extent === 'structure');
  });
}

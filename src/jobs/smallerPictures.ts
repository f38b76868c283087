/** What is done with files that still wait for their smaller pictures, so that it can be tried without any. */
export interface Waiting<File extends { readonly id: string; readonly fileName: string }> {
  /** The newest of those that wait, but for those that could not be made. */
  next(failed: readonly string[]): Promise<File | undefined>;
  make(file: File): Promise<unknown>;
  /** Whether the disk has no more room for any. */
  isFull(): Promise<boolean>;
  log(sentence: string): void;
}

/**
 * Makes the smaller pictures of all files that have none, the newest first: what somebody has just uploaded never waits behind thousands that an import
 * or a first start has brought. One that fails is left for the next look: its original serves until then, and what hindered it may have passed.
 * They are made in a process of low priority (decision 0090), so that nobody waits for them, and without rests.
 * Told to end, it finishes the one in hand; what is left is found by the next start.
 */
export async function makeSmallerPictures<File extends { readonly id: string; readonly fileName: string }>(
  { next, make, isFull, log }: Waiting<File>,
  ending: AbortSignal,
): Promise<void> {
  const failed: string[] = [];
  while (!ending.aborted) {
    const file = await next(failed);
    if (!file) return;
    if (await isFull()) return log('No smaller copies of pictures are made until there is room on the disk.');
    try {
      await make(file);
    } catch (error) {
      log(`No smaller copies of ${file.fileName} yet: ${(error as Error).message}`);
      failed.push(file.id);
    }
  }
}

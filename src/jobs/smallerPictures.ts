/** The operations on files that still lack variants, so that the loop can be tested without any. */
export interface Waiting<File extends { readonly id: string; readonly fileName: string }> {
  /** The newest waiting file, except those that failed. */
  next(failed: readonly string[]): Promise<File | undefined>;
  make(file: File): Promise<unknown>;
  /** Whether the disk has no space for any. */
  isFull(): Promise<boolean>;
  log(sentence: string): void;
}

/**
 * Generates the variants of all files that have none, the newest first: a new upload never waits behind thousands from an import or a first start. One that
 * fails is left for the next run: its original is served until then, and the cause may have passed. They are made in a low-priority process (decision 0090), so
 * that nobody waits for them, and without pauses. When asked to end, it finishes the current one; the next start finds the rest.
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

/** What is done with files that still wait for their smaller pictures, so that it can be tried without any. */
export interface Waiting<File extends { readonly id: string; readonly fileName: string }> {
  /** So many of those that wait, the newest first, but for those that could not be made. */
  next(most: number, failed: readonly string[]): Promise<readonly File[]>;
  make(file: File): Promise<unknown>;
  /** Whether the disk has no more room for any. */
  isFull(): Promise<boolean>;
  /** Waits for so many milliseconds, or until all is to end. */
  rest(milliseconds: number): Promise<void>;
  log(sentence: string): void;
}

/** As many as somebody at work uploads at once and looks at next; with more something was brought in, and nobody waits for it. */
const AT_WORK = 20;
/** After each of many it rests for so many times as long as the file has taken: the rest of the machine is for those who ask for something. */
const REST = 2;

/**
 * Makes the smaller pictures of all files that have none, the newest first: what somebody has just uploaded never waits behind thousands that an import
 * or a first start has brought. One that fails is left for the next look: its original serves until then, and what hindered it may have passed.
 * Told to end, it finishes the one in hand; what is left is found by the next start.
 */
export async function makeSmallerPictures<File extends { readonly id: string; readonly fileName: string }>(
  { next, make, isFull, rest, log }: Waiting<File>,
  ending: AbortSignal,
): Promise<void> {
  const failed: string[] = [];
  while (!ending.aborted) {
    const waiting = await next(AT_WORK + 1, failed);
    const [file] = waiting;
    if (!file) return;
    if (await isFull()) return log('No smaller copies of pictures are made until there is room on the disk.');
    const began = performance.now();
    try {
      await make(file);
    } catch (error) {
      log(`No smaller copies of ${file.fileName} yet: ${(error as Error).message}`);
      failed.push(file.id);
    }
    if (waiting.length > AT_WORK) await rest(REST * (performance.now() - began));
  }
}

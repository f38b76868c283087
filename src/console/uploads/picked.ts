/** Files that were chosen out of the library while this page is open: a form that lets one go gives nothing back. */
const picked = new Set<string>();

/** Notes that a file was in the library before it came into a form. */
export const notePicked = (urls: readonly string[]): void => {
  for (const url of urls) picked.add(url);
};

/** Whether a file was chosen out of the library. */
export const wasPicked = (url: string): boolean => picked.has(url);

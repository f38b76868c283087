/** Files picked from the library while this page is open: if a form drops one, it is not released on the server. */
const picked = new Set<string>();

/** Notes that a file was in the library before it was used in a form. */
export const notePicked = (urls: readonly string[]): void => {
  for (const url of urls) picked.add(url);
};

/** Whether a file was picked from the library. */
export const wasPicked = (url: string): boolean => picked.has(url);

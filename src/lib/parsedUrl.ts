/** Parses a URL; undefined if it is invalid. `URL.canParse` and `URL.parse` are newer than some browsers of the console (`oldBrowser.ts`). */
export function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * Where words stand in a text for the nth time, counted from 0; for the last time where they do not stand there so often. However much white space
 * stands between two of them.
 */
export function wordsAt(
  text: string,
  quote: string,
  nth: number,
): { readonly from: number; readonly to: number } | undefined {
  const words = quote.split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const found = [...text.matchAll(new RegExp(words.map(escaped).join('\\s+'), 'gu'))];
  const at = found[nth] ?? found.at(-1);
  return at && { from: at.index, to: at.index + at[0].length };
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

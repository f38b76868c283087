/** Finds the nth occurrence of words in a text, counted from 0; the last one if there are fewer. Any amount of whitespace may separate the words. */
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

/** The six atomic Malayalam chillu letters and the older spelling of each: consonant, virama, zero-width joiner. */
export const CHILLU: Readonly<Record<string, string>> = {
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
};

/**
 * Folds a text for searching: lower case, no accents on Latin letters, one spelling for the Malayalam chillu letters, no joiners, single spaces.
 * Marks of Indic scripts stay, since they are vowels there. Applied to both the stored text and the query.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/([A-Za-z])\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ൺൻർൽൾൿ]/g, (letter) => CHILLU[letter] ?? letter)
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .toLocaleLowerCase('en')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

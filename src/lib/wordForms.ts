/** Words that end like plurals and are none, as far as taking them for one finds something else. */
const NO_PLURALS: ReadonlySet<string> = new Set([
  'news',
  'always',
  'perhaps',
  'towards',
  'besides',
  'series',
]);

/**
 * The same English word in the singular, or with its other ending: 'floods' gives 'flood', 'churches' 'church', 'ministries' 'ministry',
 * 'ministry' 'ministries', and 'womens', as people type it, 'women'. What only begins with the word need not be told: it is found anyway.
 * Whether there is such a word the vocabulary knows.
 */
export function otherForms(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word) || NO_PLURALS.has(word)) return [];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/ies$/.test(word)) return [`${word.slice(0, -3)}y`];
  if (/(ch|sh|ss|x|z)es$/.test(word)) return [word.slice(0, -2)];
  return /[^sui]s$/.test(word) ? [word.slice(0, -1)] : [];
}

/** Words that look like plurals but are not, if treating them as plurals would find other words. */
const NO_PLURALS: ReadonlySet<string> = new Set([
  'news',
  'always',
  'perhaps',
  'towards',
  'besides',
  'series',
]);

/**
 * Returns other forms of an English word: 'floods' gives 'flood', 'churches' 'church', 'ministries' 'ministry', 'ministry' 'ministries',
 * and 'womens', as people type it, 'women'. Forms that begin with the word are left out, since prefix search finds them. The caller checks
 * which forms exist in the vocabulary.
 */
export function otherForms(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word) || NO_PLURALS.has(word)) return [];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/ies$/.test(word)) return [`${word.slice(0, -3)}y`];
  if (/(ch|sh|ss|x|z)es$/.test(word)) return [word.slice(0, -2)];
  return /[^sui]s$/.test(word) ? [word.slice(0, -1)] : [];
}

/** The common stem of all forms of an English verb, given a longer form: 'train' for 'training', 'baptiz' for 'baptized'; undefined for other words. */
export function verbBeginning(word: string): string | undefined {
  const stem = /^([a-z]{3,}[^aeiou])(?:ing|ings|ed)$/.exec(word)?.[1];
  if (stem === undefined || !/[aeiou]/.test(stem)) return undefined;
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

import type { Language } from './language.ts';

/**
 * The texts of a language file, which people can read and correct: nested like the English ones. A text with parameters names them in braces: `{1}`
 * is the first, `{shortName}` a field of an object among them. If the text depends on a parameter, it is an object, whose values may be objects
 * again:
 *
 * - `{ "one": "{1} person", "other": "{1} persons" }`: by the first number among them, using the language's plural rules (`Intl.PluralRules`);
 * - `{ "departments": "…", "other": "…" }`: by a parameter with exactly this value, a text, a number or true or false; `""` is an empty one;
 * - `{ "3:1": "…", "other": "…" }`: if the third parameter is 1;
 * - `{ "1=2": "…", "other": "…" }`: if the first and the second parameter are equal;
 * - `{ "enquiries:never": "…", "other": "…" }`: by a field of an object among the parameters.
 */
export type Texts = string | readonly Texts[] | TextsByName;
interface TextsByName {
  readonly [key: string]: Texts;
}

/** Returns the texts in a language, in the structure of the English ones; missing texts stay English. */
export function textsIn<T>(english: T, texts: Texts | undefined, language: Language): T {
  const plural = new Intl.PluralRules(language);
  return made(english, texts, plural) as T;
}

function made(english: unknown, texts: Texts | undefined, plural: Intl.PluralRules): unknown {
  if (texts === undefined) return english;
  if (typeof english === 'function')
    return (...args: unknown[]) => answered(english(...args), texts, args, plural);
  if (typeof english === 'string') return typeof texts === 'string' ? texts : english;
  return inShape(english, texts, (one, of) => made(one, of, plural));
}

/** Fills a text with parameters; if the English function returns several texts, fills each of them. */
function answered(
  english: unknown,
  texts: Texts | undefined,
  args: readonly unknown[],
  plural: Intl.PluralRules,
): unknown {
  if (texts === undefined || typeof english === 'function') return made(english, texts, plural);
  if (typeof english !== 'object' || english === null) return said(texts, args, plural);
  return inShape(english, texts, (one, of) => answered(one, of, args, plural));
}

const inShape = (
  english: unknown,
  texts: Texts,
  make: (one: unknown, texts: Texts | undefined) => unknown,
): unknown =>
  Array.isArray(english)
    ? english.map((one, i) => make(one, (texts as readonly Texts[])[i]))
    : Object.fromEntries(
        Object.entries(english as object).map(([key, one]) => [key, make(one, (texts as TextsByName)[key])]),
      );

/** Fills the parameters into a text. */
function said(texts: Texts, args: readonly unknown[], plural: Intl.PluralRules): string {
  if (typeof texts !== 'string') return said(chosen(texts as TextsByName, args, plural), args, plural);
  return texts.replace(/\{(\w+)\}/g, (_, key: string) => inWriting(namedOne(key, args), plural));
}

/** Years stay unchanged; numbers of five or more digits are grouped as in the language, and lists are joined as in it. */
function inWriting(one: unknown, plural: Intl.PluralRules): string {
  const { locale } = plural.resolvedOptions();
  if (Array.isArray(one))
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      one.map((each) => inWriting(each, plural)),
    );
  return typeof one === 'number'
    ? one.toLocaleString(`${locale}-IN`, { useGrouping: 'min2' })
    : String(one ?? '');
}

function chosen(by: TextsByName, args: readonly unknown[], plural: Intl.PluralRules): Texts {
  const number = args.find((one) => typeof one === 'number');
  const keys = [
    ...args.map((one, i) => `${i + 1}:${one}`),
    ...args.flatMap((one, i) => (i > 0 && one === args[i - 1] ? [`${i}=${i + 1}`] : [])),
    ...args.filter((one) => typeof one !== 'object').map(String),
    ...args.flatMap((one) =>
      typeof one === 'object' && one !== null
        ? Object.entries(one).map(([field, is]) => `${field}:${is}`)
        : [],
    ),
    ...(number === undefined ? [] : [plural.select(number)]),
    'other',
  ];
  const key = keys.find((one) => Object.hasOwn(by, one));
  return (key !== undefined && by[key]) || '';
}

function namedOne(key: string, args: readonly unknown[]): unknown {
  if (/^\d+$/.test(key)) return args[Number(key) - 1];
  for (const one of args)
    if (typeof one === 'object' && one !== null && key in one) return (one as Record<string, unknown>)[key];
  return undefined;
}

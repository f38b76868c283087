import { LANGUAGES } from '#lib/language.ts';
import { isId } from '#lib/uuid.ts';

const SHAPES = {
  page: (value) => (/^[1-9]\d{0,3}$/.test(value) ? value : undefined),
  // The form sends an empty value for "all".
  id: (value) => (value === '' || isId(value) ? value.toLowerCase() : undefined),
  q: (value) => value.toWellFormed().replaceAll('\0', '').trim().slice(0, 200),
  year: (value) => (/^[12]\d{3}$/.test(value) ? value : undefined),
  month: (value) => (/^([1-9]|1[0-2])$/.test(value) ? value : undefined),
  department: (value) => (isId(value) ? value.toLowerCase() : undefined),
  past: (value) => (value === '1' ? value : undefined),
  sent: (value) => (value === '1' ? value : undefined),
  language: (value) => LANGUAGES.find((one) => one === value),
  kind: (value) => (/^[a-z]{1,20}$/.test(value) ? value : undefined),
  literally: (value) => (value === '1' ? value : undefined),
  hour: (value) => (/^([5-9]|1\d|2[01])$/.test(value) ? value : undefined),
  part: (value) => (['landing', 'bar', 'diocese'].includes(value) ? value : undefined),
} satisfies Readonly<Record<string, (value: string) => string | undefined>>;

/**
 * The known query parameters: `page` is a whole number, `id` and `department` are ids, `year`, `month` and `language` narrow a list, `q` is
 * any text, `sent` reports a submitted form, `kind` and `part` narrow a search, `part` also the front page, `hour` is one of the day, `literally` turns off other word forms. Each route declares
 * which of them it accepts.
 */
export type QueryName = keyof typeof SHAPES;
/**
 * Returns the accepted parameters of a query that are valid, in a fixed order; others never reach a page or the cache key. If a parameter
 * occurs twice, the first counts.
 */
export function allowedQuery(
  names: readonly QueryName[],
  query: unknown,
): Partial<Record<QueryName, string>> {
  const given = (query ?? {}) as Readonly<Record<string, string | string[] | undefined>>;
  const allowed: Partial<Record<QueryName, string>> = {};
  for (const name of names) {
    const value = given[name];
    const first = Array.isArray(value) ? value[0] : value;
    const shaped = first === undefined ? undefined : SHAPES[name](first);
    if (shaped !== undefined) allowed[name] = shaped;
  }
  return allowed;
}

import { LANGUAGES } from '#lib/language.ts';
import { isId } from '#lib/uuid.ts';

const SHAPES = {
  page: (value) => (/^[1-9]\d{0,3}$/.test(value) ? value : undefined),
  // Empty means all; the form sends it so.
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
  part: (value) => (value === 'landing' || value === 'bar' ? value : undefined),
} satisfies Readonly<Record<string, (value: string) => string | undefined>>;

/**
 * Parameters that mean something: `page` is a whole number, `id` and `department` are ids, `year`, `month` and `language` narrow a list, `q` is any text,
 * `sent` says that a form was taken, `kind` and `part` narrow what a search shows, and `literally` what it looks for. Each route names those that it takes.
 */
export type QueryName = keyof typeof SHAPES;
/**
 * The allowed parameters of a query, in a fixed order and only in their own shape: everything else never reaches a page nor
 * the cache's key. Of a parameter that comes twice the first counts.
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

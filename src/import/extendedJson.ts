import { isRaw } from './raw.ts';

/** MongoDB keeps records of at most 100 levels; a dump has some around them. */
const DEEPEST = 120;

/**
 * A value without MongoDB's Extended JSON (versions 1 and 2, relaxed and canonical), which writes ids, dates and numbers as objects with a `$` name. References
 * (`$ref`, `$id`) become the id. Throws TooDeep.
 */
export function plain(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) throw new TooDeep(`it is nested in more than ${DEEPEST} levels`);
  if (Array.isArray(value)) return value.map((one) => plain(one, depth + 1));
  if (!isRaw(value)) return value;
  // Inner values first, such as the `$numberLong` of a `$date`.
  const entries = Object.entries(value).map(([key, one]) => [key, plain(one, depth + 1)] as const);
  const [[name = '', of] = [], ...more] = entries;
  if (more.length === 0 && Object.hasOwn(PLAIN, name)) return PLAIN[name]?.(of);
  const whole = Object.fromEntries(entries);
  return Object.hasOwn(whole, '$ref') && Object.hasOwn(whole, '$id') ? whole.$id : whole;
}

/** A record that cannot be gone through. */
export class TooDeep extends Error {}

const numberIn = (of: unknown): unknown => {
  const number = Number(of);
  // A larger one would lose precision: its digits are kept.
  return Number.isFinite(number) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : String(of);
};
const PLAIN: Readonly<Record<string, (of: unknown) => unknown>> = {
  $oid: String,
  $uuid: String,
  $symbol: String,
  $date: (of) => {
    const date = new Date(typeof of === 'number' ? of : Number.NaN);
    return Number.isNaN(date.getTime()) ? of : date.toISOString();
  },
  $numberInt: numberIn,
  $numberLong: numberIn,
  $numberDouble: numberIn,
  $numberDecimal: numberIn,
  $undefined: () => null,
};

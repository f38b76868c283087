import type { ContentName } from '#calls/paths.ts';
import type { Kind } from '#kinds/define.ts';
import { isDay } from '#lib/dates.ts';
import { bareName, fieldCalled } from './otherNames.ts';
import type { Raw } from './raw.ts';
import { ALSO_KNOWN, kindsOf } from './rawRecord.ts';
import type { Recognised } from './recognise.ts';
import { fieldOfHead } from './tableHeads.ts';

/** What a table of a kind has in any case, and at least one of the others, so that no list of subscribers is taken for persons. */
const MARKS: readonly (readonly [ContentName, string, readonly string[]])[] = [
  ['user', 'user_name', ['designation', 'role', 'profile_picture', 'sort', 'user_type']],
  ['prayer', 'date', ['description', 'readings', 'day_name', 'theme', 'collect']],
];

/** What a table holds by its heads, if it is of a kind that tables may hold without being called so. */
export function recogniseTable(sample: readonly Raw[]): Recognised | undefined {
  const heads = Object.keys(sample[0] ?? {});
  for (const [kind, needed, oneOf] of MARKS) {
    // Not by other names of fields: a ledger has a date and details, too.
    const fields = heads.flatMap((head) => ownField(kind, head) ?? fieldOfHead(kind, head) ?? []);
    if (fields.includes(needed) && oneOf.some((name) => fields.includes(name)))
      return { kind, by: 'fields', sure: fields.length / heads.length, fields };
  }
  return undefined;
}

/** A long number as a spreadsheet writes it when its column is not text: the rest of its digits is lost. */
export const isShortened = (cell: unknown): boolean => /^\d[.,]\d{1,20}E\+\d{2}$/i.test(String(cell));

/**
 * A row in the names of a kind's fields; columns that it does not have, and a second one of the same field, keep their heads. Days as people write them become
 * YYYY-MM-DD.
 */
export function rowOf(kind: ContentName, row: Raw, dayOf: (text: string) => string): Raw {
  const days = new Set(
    kindsOf(kind).flatMap(({ fields }) => Object.keys(fields).filter((name) => fields[name]?.type === 'day')),
  );
  const named: Record<string, unknown> = {};
  for (const [head, value] of Object.entries(row)) {
    if (isShortened(value)) continue;
    const field = fieldOf(kind, head) ?? head;
    const name = named[field] ? head : field;
    const isList = name === 'unit' && value !== '';
    named[name] ||= isList
      ? [{ category: value, names: [value] }]
      : days.has(name)
        ? dayOf(String(value))
        : value;
  }
  return named;
}

/** The heads of a table that are called otherwise here, each with the field's label: `Name of the pastor` and `Name`. */
export const headsOtherwise = (kind: ContentName, row: Raw): (readonly [string, string])[] =>
  Object.keys(row).flatMap((head) => {
    if (ownField(kind, head) !== undefined) return [];
    const name = otherField(kind, head);
    const label = kindsOf(kind)
      .toReversed()
      .map(({ fields }) => fields[name ?? '']?.label)
      .find(Boolean);
    return name === undefined ? [] : [[head, label ?? name] as const];
  });

const fieldOf = (kind: ContentName, head: string): string | undefined =>
  ownField(kind, head) ?? otherField(kind, head);

/** By its own name or label. */
function ownField(kind: ContentName, head: string): string | undefined {
  const bare = bareName(head);
  if (bare === UNIT) return UNIT;
  for (const { fields, aliases = {} } of kindsOf(kind).toReversed() as Kind[]) {
    const named = (names: Iterable<string>) => [...names].find((name) => bareName(name) === bare);
    const alias = named(Object.keys(aliases));
    const [byLabel] = Object.entries(fields).find(([, { label }]) => bareName(label) === bare) ?? [];
    const found = named(Object.keys(fields)) ?? (alias === undefined ? byLabel : aliases[alias]);
    if (found !== undefined) return found;
  }
  return [...ALSO_KNOWN].find(
    (name) => name.toLowerCase() === head.trim().toLowerCase().replaceAll(/\s+/g, '_'),
  );
}
const UNIT = 'unit';

const otherField = (kind: ContentName, head: string): string | undefined =>
  fieldOfHead(kind, head) ?? fieldCalled(kind, head);

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
/** The number of a month by its name or the beginning of it, of at least three letters: Sept, not Sunday or Maryland; 0 for another word. */
const monthOf = (word: string): number =>
  word.length < 3 ? 0 : MONTHS.findIndex((name) => name.startsWith(word.toLowerCase())) + 1;

const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;

/**
 * Reads the days of a table: 25/12/2026, 25-12-26, 25 December 2026, 25-Dec-2026, December 25, 2026, with a weekday before it or without. With numbers alone the day is
 * first, unless one of the table's days could not be read so. What is no day stays as it is.
 */
export function daysOfTable(rows: readonly Raw[]): (text: string) => string {
  const numbers = rows.flatMap((row) =>
    Object.values(row).flatMap((value) => [NUMBERS.exec(String(value))].filter((one) => one !== null)),
  );
  const isMonthFirst =
    numbers.some(([, , second]) => Number(second) > 12) && !numbers.some(([, first]) => Number(first) > 12);
  return (text) => {
    const [, first = '', second = '', year] = NUMBERS.exec(text.trim()) ?? [];
    if (year !== undefined)
      return written(year, isMonthFirst ? first : second, isMonthFirst ? second : first) ?? text;
    const pieces = text.split(/[\s,./-]+/).filter(Boolean);
    const month = pieces.map(monthOf).find((number) => number > 0);
    if (month === undefined) return text;
    const [day = '', own = ''] = pieces.filter((one) => /^\d{1,4}(?:st|nd|rd|th)?$/i.test(one));
    return written(own, String(month), day.replace(/\D+$/, '')) ?? text;
  };
}

function written(year: string, month: string, day: string): string | undefined {
  const whole = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(whole) ? whole : undefined;
}

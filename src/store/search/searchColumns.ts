import type { Field, Kind } from '#kinds/define.ts';
import { textOf } from '#lib/html.ts';
import { wordsOf } from '#lib/words.ts';

/** Who searches where: staff in a list, visitors in a list, or visitors in the whole website. */
export type SearchPlace = 'staff' | 'list' | 'site';

/** A column with words of a record: from which fields, and in which scope of the vocabulary. */
export interface SearchColumn {
  readonly column: 'search_words' | 'search_words_staff' | 'search_words_site';
  readonly fields: readonly string[];
  readonly scope: string;
}

/** The prefix of words from a title, or another short text that says what the record is. No word starts with it otherwise. */
export const IN_TITLE = '=';

/** Shared while words that only staff search are added, exclusive while they are removed. */
export const WORDS_LOCK = 'words';

export const isSearchColumn = (name: string): boolean => /^search_words(_staff|_site)?$/.test(name);

/**
 * Words of kinds that visitors never see, and those by which only staff find a record, are kept separate: a public search must not reveal whether somebody's
 * address is known here, and a million addresses must not slow it down.
 */
export function searchColumns({ name, may, search, staffSearch, siteSearch }: Kind): readonly SearchColumn[] {
  const all: SearchColumn[] = [
    { column: 'search_words', fields: search, scope: may.read === 'everyone' ? '' : name },
  ];
  if (staffSearch)
    all.push({ column: 'search_words_staff', fields: [...search, ...staffSearch], scope: name });
  if (siteSearch) all.push({ column: 'search_words_site', fields: [...search, ...siteSearch], scope: '' });
  return all;
}

/** The column to search for a kind in this place. */
export function searchColumnOf(kind: Kind, place: SearchPlace): SearchColumn {
  const [first, ...others] = searchColumns(kind);
  const own = others.find(({ column }) => column === `search_words_${place}`) ?? first;
  if (!own) throw new Error(`A ${kind.name} has no words.`);
  return own;
}

/** The search words of a record, for each of the kind's columns. */
export function searchValues(
  kind: Kind,
  row: Readonly<Record<string, unknown>>,
): Record<SearchColumn['column'], string[]> {
  return Object.fromEntries(
    searchColumns(kind).map(({ column, fields }) => [column, wordsIn(kind, fields, row)]),
  ) as Record<SearchColumn['column'], string[]>;
}

/** The same of the one column that every kind has. */
export const searchWordsOf = (kind: Kind, row: Readonly<Record<string, unknown>>): string[] =>
  wordsIn(kind, kind.search, row);

function wordsIn(kind: Kind, fields: readonly string[], row: Readonly<Record<string, unknown>>): string[] {
  const words = wordsOf(fields.map((name) => plainText(kind.fields[name], row[name])).join(' '));
  if (kind.may.read !== 'everyone') return words;
  const titles = kind.search.filter((name) => kind.fields[name]?.type === 'text');
  const inTitles = wordsOf(titles.map((name) => String(row[name] ?? '')).join(' '));
  return [...words, ...inTitles.map((word) => IN_TITLE + word)];
}

function plainText(field: Field | undefined, value: unknown): string {
  if (field?.type === 'rows')
    return ((value ?? []) as readonly Readonly<Record<string, unknown>>[])
      .flatMap((row) =>
        Object.entries(field.of).map(([name, of]) =>
          of.type === 'text' || of.type === 'richText' ? plainText(of, row[name]) : '',
        ),
      )
      .join(' ');
  const text = String(value ?? '');
  return field?.type === 'richText' ? textOf(text) : text;
}

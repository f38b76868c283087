import type { CatalogEntry } from './catalog.ts';
import type { Tightening } from './expandOnly.ts';

/** Tables that may have a million rows: what reads or writes all of them takes seconds, and whoever needs a row waits as long. */
export const LARGE: ReadonlySet<string> = new Set([
  ...['news', 'revision', 'search_word', 'media', 'media_use', 'import_origin', 'item_version'],
  ...['hidden_version', 'paper_page', 'subscriber', 'consent', 'mail', 'reading'],
]);

/** The schema at one moment. `files`: the file of each table on disk, another one when it has been written anew. */
export interface Moment {
  readonly catalog: readonly CatalogEntry[];
  readonly files: ReadonlyMap<string, number>;
}

/** For what a migration keeps a large table, or many of its rows, locked for as long as it takes to read or write all of it. */
export function longLocks(sql: string, before: Moment, after: Moment): Tightening[] {
  const key = ({ what, on, name }: CatalogEntry): string => `${what} ${on} ${name}`;
  const then = new Map(before.catalog.map((entry) => [key(entry), entry]));
  const tightening = (thing: string, says: string): Tightening => ({
    thing,
    says: `${says}, and nobody writes ${thing} meanwhile`,
  });
  const rewritten = [...LARGE].filter(
    (table) => before.files.has(table) && before.files.get(table) !== after.files.get(table),
  );
  const read = after.catalog
    .filter((entry) => then.has(`table  ${entry.on}`) && LARGE.has(entry.on))
    .flatMap((entry) => {
      const says = readsAll(entry, then.get(key(entry)), sql, then);
      return says ? [tightening(entry.on, says)] : [];
    });
  return [
    ...rewritten.map((table) => tightening(table, 'all rows are written anew')),
    ...read,
    ...changed(sql).filter(({ thing }) => then.has(`table  ${thing}`)),
  ];
}

/** Why PostgreSQL reads a whole table for what is new or otherwise of it; undefined: it does not. */
function readsAll(
  { what, on, name, says }: CatalogEntry,
  before: CatalogEntry | undefined,
  sql: string,
  then: ReadonlyMap<string, CatalogEntry>,
): string | undefined {
  if (what === 'column' && before && !before.says.includes('not null') && says.includes('not null'))
    return `all rows are read for ${name}, which may no longer be null`;
  if (before) return undefined;
  if (what === 'index' && !new RegExp(`index concurrently if not exists ${name}\\b`, 'i').test(sql))
    return `the index ${name} is not built concurrently`;
  if (what !== 'constraint' || says.endsWith('NOT VALID')) return undefined;
  // PostgreSQL checks no reference of a column that is empty in all rows.
  const referring = /^foreign key \((\w+)\)/i.exec(says)?.[1];
  if (referring && !then.has(`column ${on} ${referring}`)) return undefined;
  return `all rows are read for the constraint ${name}, which is not added as “not valid”`;
}

/** Statements that change many rows in one transaction. */
function changed(sql: string): Tightening[] {
  if (/^-- In pieces\b/m.test(sql)) return [];
  const plain = sql.replaceAll(/--.*$/gm, '');
  return [...plain.matchAll(/\b(?:update|delete from)\s+"?(\w+)/gi)]
    .map(([, table = '']) => table.toLowerCase())
    .filter((table) => LARGE.has(table))
    .map((table) => ({ thing: table, says: `rows of ${table} are changed, but not in pieces` }));
}

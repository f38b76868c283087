import type { CatalogEntry } from './catalog.ts';

/** A change of the schema with which the program before may not go on: `thing` is what it is about, as its migration must name it. */
export interface Tightening {
  readonly thing: string;
  readonly says: string;
}

/**
 * What a migration has changed that a copy of the program before, which goes on beside it, may stumble over: everything but new tables, new
 * columns that may be left out, new indexes that forbid nothing and new functions. `before` and `after` are the schema on either side of it.
 */
export function tightenings(before: readonly CatalogEntry[], after: readonly CatalogEntry[]): Tightening[] {
  const key = ({ what, on, name }: CatalogEntry): string => `${what} ${on} ${name}`;
  const then = new Map(before.map((entry) => [key(entry), entry]));
  const now = new Map(after.map((entry) => [key(entry), entry]));
  const oldTables = new Set(before.filter(({ what }) => what === 'table').map(({ name }) => name));
  const gone = before.flatMap((entry) => {
    const kept = now.get(key(entry));
    const goneWithItsTable =
      entry.on !== '' && !now.has(key({ ...entry, what: 'table', on: '', name: entry.on }));
    if (kept?.says === entry.says || goneWithItsTable) return [];
    return lost(entry, kept);
  });
  const added = after.flatMap((entry) => (then.has(key(entry)) ? [] : forbids(entry, oldTables)));
  return [...gone, ...added];
}

const whole = ({ on, name }: CatalogEntry): string => (on ? `${on}.${name}` : name.replace(/\(.*$/, ''));

/** What was there and is not, or not as it was. */
function lost(entry: CatalogEntry, kept: CatalogEntry | undefined): Tightening[] {
  const thing = entry.what === 'column' ? whole(entry) : whole({ ...entry, on: '' });
  // That a row may now hold more is nothing that anybody who writes less could notice.
  if (!kept && entry.what === 'constraint' && !/^(primary key|unique|exclude)/i.test(entry.says)) return [];
  if (kept && entry.what === 'column' && kept.says === entry.says.replace(' not null', '')) return [];
  return [{ thing, says: `the ${entry.what} ${whole(entry)} is ${kept ? `“${kept.says}” now` : 'dropped'}` }];
}

/** What is new and forbids something that was allowed. */
function forbids(entry: CatalogEntry, oldTables: ReadonlySet<string>): Tightening[] {
  const { what, on, name, says } = entry;
  const told = (sentence: string): Tightening[] => [
    { thing: what === 'column' ? whole(entry) : name, says: sentence },
  ];
  const target = /\breferences (\w+)/i.exec(says)?.[1] ?? '';
  if (what === 'constraint' && oldTables.has(target) && !/on delete (cascade|set)/i.test(says))
    return told(`a row of ${target} to which ${on} refers can no longer be deleted (no “on delete”)`);
  if (!oldTables.has(on)) return [];
  if (what === 'column' && / not null/.test(says) && !/ (default|identity|generated) ?/.test(says))
    return told(`who adds a row of ${on} has to name ${name}`);
  if (what === 'column' && / generated /.test(says))
    return told(`${on} is written anew for ${name}, and nobody reads or writes it meanwhile`);
  if (what === 'constraint' && !/^foreign key/i.test(says))
    return told(`rows of ${on} are refused that were taken before: ${says}`);
  if (what === 'index' && /^create unique/i.test(says))
    return told(`rows of ${on} are refused that are not unique: ${says}`);
  if (what === 'trigger') return told(`something happens to each row of ${on} that did not before: ${says}`);
  return [];
}

/** Statements of a migration that take rows away from tables that were there before it. */
export function removals(sql: string, before: readonly CatalogEntry[]): Tightening[] {
  const plain = sql.replaceAll(/--.*$/gm, '').replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '');
  const tables = new Set(before.filter(({ what }) => what === 'table').map(({ name }) => name));
  return [...plain.matchAll(/\b(?:delete from|truncate(?: table)?)\s+"?(\w+)/gi)]
    .map(([, table = '']) => table)
    .filter((table) => tables.has(table))
    .map((table) => ({ thing: table, says: `rows of ${table} are deleted` }));
}

/** How a comment begins that says why the program before goes on all the same, or why a large table may be locked for long. */
export type Opening = 'The version before' | 'A pause';

/** The comments of a migration that begin like this. */
export const reasonsIn = (sql: string, opening: Opening = 'The version before'): string =>
  (sql.match(new RegExp(`^-- ${opening}\\b.*(?:\\n--.*)*`, 'gim')) ?? []).join('\n');

/** What of it no reason names. */
export function unexplained(sql: string, found: readonly Tightening[], opening?: Opening): string[] {
  const reasons = reasonsIn(sql, opening);
  const names = (thing: string): boolean => new RegExp(`(?<![\\w.])${thing}(?!\\w)`).test(reasons);
  return found.filter(({ thing }) => !names(thing)).map(({ says }) => says);
}

import { sql } from 'kysely';
import { bindBrand } from '#kinds/brand.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { Db, Tx } from '../database/db.ts';

/** The church's names, in this process. */
let church: readonly string[] = [];

/**
 * Sets the church of this process, where the organisation file is read: its brand, and the words that an attacker would try first as a password. Throws if
 * called again for another brand.
 */
export function bindChurch({
  brand,
  shortName,
  name,
  motto,
  verse,
  associationName,
  names,
}: Organisation): void {
  bindBrand(brand);
  const quoted = [motto, verse].flatMap(({ text, source }) => [text, source]);
  church = [
    brand,
    shortName,
    name,
    associationName,
    ...quoted,
    ...names.map(({ text }) => text),
    ...OF_CHURCHES,
  ];
}

/** Words that are part of every church's name. */
const OF_CHURCHES = [
  'church',
  'synod',
  'diocese',
  'department',
  'bishop',
  'pastor',
  'admin',
  'lectern',
  'password',
];

/** The words of the church: its own, and the names of its dioceses and departments. */
export async function churchWords(db: Db | Tx): Promise<string[]> {
  const units = await sql<{ name: string; sub_domain: string }>`
    select name, sub_domain from department where deleted_at is null
    union all select name, sub_domain from diocese where deleted_at is null`.execute(db);
  return [...church, ...OF_CHURCHES, ...units.rows.flatMap(({ name, sub_domain }) => [name, sub_domain])];
}

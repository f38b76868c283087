import { type RawBuilder, sql } from 'kysely';

/** The scripts that have their own collation, by the number that block_of() returns for their letters (migration 0137). */
const OF_BLOCKS = [
  [23, 'alphabet_ta'],
  [24, 'alphabet_te'],
  [25, 'alphabet_kn'],
  [26, 'alphabet_ml'],
] as const;

/**
 * The ORDER BY expression that sorts titles and names alphabetically, ignoring case: Latin letters first, then the scripts of India one after the other.
 * `column`: the text. The indexes of migrations 0138 to 0140 hold the same expressions, in the same order; `down` walks them backwards.
 */
export function alphabetical(column: RawBuilder<unknown>, down = false): RawBuilder<unknown> {
  const way = down ? sql`desc` : sql`asc`;
  const blocks = sql.join(OF_BLOCKS.map(([block]) => sql.lit(block)));
  const latin = sql`case when block_of(${column}) in (${blocks}) then null else lower(${column}) end collate alphabet_und ${way}`;
  const others = OF_BLOCKS.map(
    ([block, collation]) =>
      sql`case when block_of(${column}) = ${sql.lit(block)} then ${column} end collate ${sql.ref(collation)} ${way}`,
  );
  return sql.join([latin, ...others]);
}

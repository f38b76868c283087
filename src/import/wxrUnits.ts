import type { NamedCategory } from './incoming.ts';
import type { Category, Item } from './wxrItems.ts';

/** The possible names of a post's category as a unit here, the likeliest first. */
export type UnitsOf = (category: Item['categories'][number]) => NamedCategory;

/**
 * `categories`: those of the site, with their parents; `named`: names or slugs there, in lower case, with units here. A mapping also applies to subcategories
 * without their own.
 */
export function unitsIn(categories: readonly Category[], named: ReadonlyMap<string, string>): UnitsOf {
  const bySlug = new Map(categories.map((one) => [one.slug, one]));
  const saidOf = ({ name, slug }: Pick<Category, 'name' | 'slug'>): string | undefined =>
    named.get(name.toLowerCase()) ?? named.get(slug.toLowerCase());
  return ({ name, slug }) => {
    const own = saidOf({ name, slug });
    const names = own === undefined ? [name, slug, ...above(slug)] : [own, name, slug];
    return { category: name, names };
  };

  /** The mapping of the nearest parent. A cycle of categories ends the search. */
  function above(slug: string): string[] {
    const seen = new Set<string>();
    for (let at = bySlug.get(slug)?.parent; at !== undefined && !seen.has(at); at = bySlug.get(at)?.parent) {
      seen.add(at);
      const one = bySlug.get(at);
      const unit = one && saidOf(one);
      if (unit !== undefined) return [unit];
    }
    return [];
  }
}

import type { NamedCategory } from './incoming.ts';
import type { Category, Item } from './wxrItems.ts';

/** What a category of a post may be called as a unit here, the likeliest first. */
export type UnitsOf = (category: Item['categories'][number]) => NamedCategory;

/**
 * `categories`: those of the site, with what they are parts of; `named`: names or slugs there, in lower case, with units here. What is said of a category
 * holds for those below it that nothing is said of.
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

  /** What is said of the nearest one above. Categories that are parts of each other end it. */
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

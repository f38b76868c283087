import { ImportError } from './incoming.ts';
import { type Item, keyOf, type Wxr } from './wxrItems.ts';
import { pageOf } from './wxrLibrary.ts';

/**
 * The files of one export as one, so that what each refers to may be in another. An item that is in several of them counts once, as it was changed last; two of
 * one id in the same file stay two. Throws ImportError when they are of several sites, whose ids mean different things.
 */
export function asOne(files: readonly Wxr[]): Wxr {
  const link = files.find((one) => one.link !== '')?.link ?? '';
  for (const { link: own } of files)
    if (own !== '' && pageOf(own, own) !== pageOf(link, link))
      throw new ImportError(`These files are of several sites: ${link} and ${own}. Import each by itself.`);
  const items = new Map<string, Item>();
  for (const { items: own } of files) {
    const times = new Map<string, number>();
    for (const item of own) {
      const id = idOf(item);
      const nth = (times.get(id) ?? 0) + 1;
      times.set(id, nth);
      const before = items.get(`${id} ${nth}`);
      if (!before || changedIn(item) > changedIn(before)) items.set(`${id} ${nth}`, item);
    }
  }
  return {
    items: [...items.values()],
    link,
    authors: new Map(files.flatMap(({ authors }) => [...authors])),
    categories: files.flatMap(({ categories }) => categories),
  };
}

const idOf = (item: Item): string => `${item.texts.get('wp:post_type')?.trim()} ${keyOf(item)}`;
const changedIn = ({ texts }: Item): string => texts.get('wp:post_modified_gmt')?.trim() ?? '';

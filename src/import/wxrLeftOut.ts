import { shortened } from './embeds.ts';
import type { Incoming } from './incoming.ts';
import { EVENT_TYPES } from './wxrEvents.ts';
import type { Item } from './wxrItems.ts';
import { wordsOf } from './wxrWords.ts';

/** The name of an item type in a sentence. */
const NAMES: Readonly<Record<string, string>> = {
  page: 'pages',
  nav_menu_item: 'entries of menus',
  revision: 'older versions',
  wp_block: 'reusable blocks',
  custom_css: 'style sheets',
};

/** Everything in a WordPress export that is not imported with its posts, in sentences. `reused`: the reusable blocks that posts show. */
export function notTaken(
  items: readonly Item[],
  kept: readonly Item[],
  records: readonly Incoming[],
  reused: ReadonlySet<string>,
): string[] {
  const typeOf = ({ texts }: Item): string => texts.get('wp:post_type') ?? '';
  const others = Map.groupBy(
    items.filter(
      (item) =>
        !['post', 'attachment'].includes(typeOf(item)) &&
        !EVENT_TYPES.has(typeOf(item)) &&
        !(typeOf(item) === 'wp_block' && reused.has(item.texts.get('wp:post_id')?.trim() ?? '')),
    ),
    typeOf,
  );
  const gone = items.filter((item) => typeOf(item) === 'post' && !kept.includes(item));
  const commented = kept.filter((item) => item.comments > 0);
  const comments = commented.reduce((sum, item) => sum + item.comments, 0);
  const tags = [...new Set(kept.flatMap((item) => item.tags))];
  const sticky = kept.filter(({ texts }) => texts.get('wp:is_sticky')?.trim() === '1');
  return [
    ...(gone.length > 0
      ? [`Left out, from WordPress's trash or saved by itself: ${gone.length} (${titles(gone)}).`]
      : []),
    ...[...others].map(
      ([type, all]) =>
        `Left out, since only posts come in: ${NAMES[type] ?? `items of the type “${type}”`}: ${all.length} (${titles(all)}).`,
    ),
    ...unusedFiles(items, records),
    ...(comments > 0 ? [`Left out: comments: ${comments}, of ${titles(commented)}.`] : []),
    ...(tags.length > 0 ? [`Left out: tags: ${tags.length} (${quoted(tags)}).`] : []),
    ...(sticky.length > 0 ? [`Held at the top there, not here: ${titles(sticky)}.`] : []),
  ];
}

/** The parts of a single post that are not imported, in sentences. */
export function lostOf({ texts, tags, comments, ownFields }: Item): string[] {
  const named = ownFields.map(({ name, value }) => `${name} (${shortened(value)})`);
  return [
    ...(tags.length > 0 ? [`its tags were left out: ${quoted(tags)}`] : []),
    ...(comments > 0 ? [`its comments were left out: ${comments}`] : []),
    ...(named.length > 0 ? [`its custom fields were left out: ${named.join(', ')}`] : []),
    ...(texts.get('wp:is_sticky')?.trim() === '1'
      ? ['it was held at the top there, which it is not here']
      : []),
  ];
}

function unusedFiles(items: readonly Item[], records: readonly Incoming[]): string[] {
  const shown = records.map(({ fields }) => JSON.stringify(fields)).join('\n');
  const unused = items.flatMap(({ texts }) => {
    const address = texts.get('wp:attachment_url')?.trim() ?? '';
    // Texts show smaller copies too: photo-300x200.jpg is photo.jpg.
    const name =
      address
        .split('/')
        .at(-1)
        ?.replace(/\.[^.]+$/, '') ?? '';
    return address !== '' && !shown.includes(name) ? [address] : [];
  });
  return unused.length > 0
    ? [`Left out: files of the media library that no post shows: ${unused.length} (${unused.join(', ')}).`]
    : [];
}

const titles = (items: readonly Item[]): string =>
  quoted(
    items.map(
      ({ texts }) => wordsOf(texts.get('title') ?? '') || texts.get('wp:post_name')?.trim() || 'untitled',
    ),
  );
const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

import { fileKindOf } from '#lib/fileKinds.ts';
import type { Incoming, ParsedFile } from './incoming.ts';
import { newsFrom, oldestFirst } from './oldPosts.ts';
import { fromWordPress, type WordPressText } from './wordpressText.ts';
import { eventsIn } from './wxrEvents.ts';
import { asOne } from './wxrFiles.ts';
import { type Author, authorOf, datesOf, type Item, itemsOf, keyOf } from './wxrItems.ts';
import { lostOf, notTaken } from './wxrLeftOut.ts';
import { descriptionsOf, type Library, libraryOf, pageOf } from './wxrLibrary.ts';
import { type UnitsOf, unitsIn } from './wxrUnits.ts';
import { wordsOf } from './wxrWords.ts';

/** How the other site's categories map to units here: a name or slug there, a unit's name or sub-domain here. */
export interface WxrOptions {
  readonly categories: ReadonlyMap<string, string>;
  /** The unit for posts without a category that is a unit. */
  readonly unit: string | undefined;
}

const SHOWN = 'publish';
/** States of posts that are imported; the others are WordPress's trash and its autosaves. */
const KEPT = new Set([SHOWN, 'private', 'draft', 'pending', 'future']);

/**
 * Reads the posts of a WordPress export (WXR), of one file or several, as news: title, excerpt, text, day, state, featured image, galleries and linked PDFs; and events of plugins. WordPress's trash, pages,
 * menus, comments and everything else are left out and reported. Throws ImportError when
 * a file is none, or of another site.
 */
export function readWxr(files: readonly string[], options: WxrOptions): ParsedFile {
  const { items, link, authors, categories } = asOne(files.map(itemsOf));
  const posts = items.filter(({ texts }) => texts.get('wp:post_type') === 'post');
  const kept = posts.filter(({ texts }) => KEPT.has(texts.get('wp:status') ?? ''));
  const library = libraryOf(items, link);
  const attached = Map.groupBy(items, ({ texts }) => texts.get('wp:post_parent') ?? '');
  const unitsOf = unitsIn(categories, options.categories);
  const places = new Map(
    kept.map((item) => [pageOf(item.texts.get('link')?.trim() ?? '', link), keyOf(item)]),
  );
  const postAt = (address: string): string | undefined =>
    address === '' ? undefined : places.get(pageOf(address, link));
  const read = kept.map((item) => {
    const own = contentOf(item, attached, library);
    const reference = { unit: options.unit, library, authors, unitsOf, postAt };
    return { own, record: incoming(item, own, reference) };
  });
  const events = eventsIn(items, { ...options, library, authors, unitsOf });
  const records = [...read.map(({ record }) => record), ...events.records];
  const reused = new Set(read.flatMap(({ own }) => own.reused));
  const captions = new Map(read.flatMap(({ own }) => [...own.captions]));
  const { descriptions, notes } = descriptionsOf(library, captions);
  return {
    source: URL.canParse(link) ? new URL(link).host : 'wordpress',
    records: oldestFirst(records),
    leftOut: [...events.leftOut, ...notTaken(items, kept, records, reused), ...notes],
    descriptions,
  };
}

/** A post's text, with the files that were uploaded for it. */
function contentOf(
  { texts }: Item,
  attached: ReadonlyMap<string, readonly Item[]>,
  library: Library,
): WordPressText {
  const own = (attached.get(texts.get('wp:post_id')?.trim() ?? '') ?? []).flatMap(
    (item) => item.texts.get('wp:attachment_url')?.trim() || [],
  );
  const pictures = own.filter((address) => fileKindOf(address)?.kind === 'image');
  return fromWordPress(texts.get('content:encoded') ?? '', library, pictures);
}

interface Reference {
  readonly unit: string | undefined;
  readonly library: Library;
  readonly authors: ReadonlyMap<string, Author>;
  readonly unitsOf: UnitsOf;
  /** The id of this file's post at that address. */
  postAt(address: string): string | undefined;
}

function incoming(
  item: Item,
  own: WordPressText,
  { library, authors, unitsOf, postAt, unit }: Reference,
): Incoming {
  const text = (name: string): string => item.texts.get(name)?.trim() ?? '';
  const status = text('wp:status');
  const isProtected = text('wp:post_password') !== '';
  const featured = library.byId.get(item.meta.get('_thumbnail_id') ?? '')?.address || undefined;
  const creator = text('dc:creator');
  return newsFrom({
    key: keyOf(item),
    title: wordsOf(text('title')) || text('wp:post_name'),
    summary: wordsOf(text('excerpt:encoded')),
    text: own,
    featured,
    ...datesOf(text),
    isShown: status === SHOWN && !isProtected,
    categories: item.categories.map(unitsOf),
    unit,
    author: authorOf(creator, authors),
    postAt,
    state: [
      ...(isProtected ? ['it was behind a password there, which there is not here: it stays inactive'] : []),
      ...(status === SHOWN ? [] : [`it is “${status}” there: it comes in inactive`]),
      ...(item.meta.has('_thumbnail_id') && featured === undefined
        ? ['its featured image is not in this file']
        : []),
    ],
    lost: lostOf(item),
  });
}

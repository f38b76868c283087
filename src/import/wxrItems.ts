import sax from 'sax';
import { dayFrom } from '#lib/dates.ts';
import { inUtc, momentIn } from './days.ts';
import { ImportError, type Incoming } from './incoming.ts';
import { wordsOf } from './wxrWords.ts';

/** An item of the file: its child elements by name, its categories and tags, its metadata (wp:postmeta), its number of comments. */
export interface Item {
  readonly texts: Map<string, string>;
  readonly categories: { readonly name: string; readonly slug: string }[];
  readonly tags: string[];
  readonly meta: Map<string, string>;
  /** Metadata that users see there, which WordPress calls custom fields. */
  readonly ownFields: { readonly name: string; readonly value: string }[];
  comments: number;
}

/** An author there. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** A category of the site; `parent`: the slug of its parent, '' for none. */
export interface Category {
  readonly name: string;
  readonly slug: string;
  readonly parent: string;
}

/** The content of a WordPress export; `link`: the address of the site. */
export interface Wxr {
  readonly items: readonly Item[];
  readonly link: string;
  /** By login, as items name them. */
  readonly authors: ReadonlyMap<string, Author>;
  readonly categories: readonly Category[];
}

/** Reads one file. Throws ImportError when it is none. */
export function itemsOf(text: string): Wxr {
  const items: Item[] = [];
  const authors = new Map<string, Author>();
  const categories: Category[] = [];
  let [link, isWxr, value] = ['', false, ''];
  let item: Item | undefined;
  /** The author or category of the site being read. */
  let part: Map<string, string> | undefined;
  let inComment = false;
  let domain = '';
  let slug = '';
  let metaKey = '';
  // Not strict: exports contain control characters and stray ampersands that a strict parser refuses.
  const parser = sax.parser(false, { lowercase: true, trim: false });
  parser.onopentag = ({ name, attributes }) => {
    value = '';
    if (name === 'item') item = newItem();
    if (name === 'wp:wxr_version') isWxr = true;
    if (name === 'wp:author' || (!item && name === 'wp:category')) part = new Map();
    if (name === 'wp:comment') inComment = true;
    if (name === 'category') {
      domain = String(attributes.domain ?? '');
      slug = String(attributes.nicename ?? '');
    }
  };
  parser.ontext = (piece) => {
    value += piece;
  };
  parser.oncdata = (piece) => {
    value += piece;
  };
  parser.onclosetag = (name) => {
    const of = (named: string): string => part?.get(named) ?? '';
    if (name === 'wp:author') {
      authors.set(of('wp:author_login'), {
        name: wordsOf(of('wp:author_display_name')),
        email: of('wp:author_email'),
      });
      part = undefined;
    } else if (part && name === 'wp:category') {
      categories.push({
        name: wordsOf(of('wp:cat_name')),
        slug: of('wp:category_nicename'),
        parent: of('wp:category_parent'),
      });
      part = undefined;
    } else if (part) part.set(name, value.trim());
    else if (!item && name === 'link') link ||= value.trim();
    if (item && name === 'wp:comment') {
      item.comments++;
      inComment = false;
    } else if (item && !inComment) {
      if (name === 'item') items.push(item);
      else if (name === 'category' && CATEGORIES.has(domain))
        item.categories.push({ name: wordsOf(value), slug });
      else if (name === 'category') item.tags.push(wordsOf(value));
      else if (name === 'wp:meta_key') metaKey = value.trim();
      else if (name === 'wp:meta_value') {
        item.meta.set(metaKey, value.trim());
        // This prefix marks plugins' own metadata.
        if (!metaKey.startsWith('_')) item.ownFields.push({ name: metaKey, value: value.trim() });
      } else if (!item.texts.has(name)) item.texts.set(name, value);
    }
    if (name === 'item') item = undefined;
    value = '';
  };
  parser.onerror = () => {
    parser.error = null as never;
    parser.resume();
  };
  parser.write(text).close();
  if (!isWxr)
    throw new ImportError('This file is no WordPress export (WXR). Export it in WordPress: Tools, Export.');
  return { items, link, authors, categories };
}

/** The taxonomies of posts and of events. */
const CATEGORIES = new Set(['category', 'tribe_events_cat', 'ctc_event_category']);

/** The key by which an item is recognised. */
export const keyOf = ({ texts }: Item): string =>
  ['wp:post_id', 'guid', 'link'].map((name) => texts.get(name)?.trim()).find(Boolean) ?? '';

const newItem = (): Item => ({
  texts: new Map(),
  categories: [],
  tags: [],
  meta: new Map(),
  ownFields: [],
  comments: 0,
});

/** Who wrote an item, by the login that it names. */
export function authorOf(creator: string, authors: Wxr['authors']): Incoming['author'] {
  const author = authors.get(creator);
  return {
    key: '',
    name: author?.name || creator,
    alsoKnownAs: [creator, author?.email ?? ''].filter(Boolean),
  };
}

/** WordPress writes zeros or the year -1 for an unknown date; the other date fields are then tried. */
export function datesOf(text: (name: string) => string): {
  createdAt: Date | null;
  day: string | undefined;
  written: string;
} {
  const gmt = momentIn(inUtc(text('wp:post_date_gmt')));
  const fallback = momentIn(text('pubdate')) ?? momentIn(inUtc(text('wp:post_modified_gmt')));
  const written = text('wp:post_date');
  return {
    createdAt: gmt ?? momentIn(written) ?? fallback,
    day: dayFrom(written),
    written: written || text('pubdate'),
  };
}

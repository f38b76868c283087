import sax from 'sax';
import { ImportError } from './incoming.ts';

/** An item of the file: its child elements by name, its categories and tags, its further facts (wp:postmeta), how many comments it has. */
export interface Item {
  readonly texts: Map<string, string>;
  readonly categories: { readonly name: string; readonly slug: string }[];
  readonly tags: string[];
  readonly meta: Map<string, string>;
  comments: number;
}

/** Somebody who wrote there. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** What a WordPress export holds. Throws ImportError when the file is none. */
export function itemsOf(text: string): {
  items: Item[];
  link: string;
  /** By their login, which is how items name them. */
  authors: ReadonlyMap<string, Author>;
} {
  const items: Item[] = [];
  const authors = new Map<string, Author>();
  let [link, isWxr, value] = ['', false, ''];
  let item: Item | undefined;
  let author: Map<string, string> | undefined;
  let inComment = false;
  let domain = '';
  let slug = '';
  let metaKey = '';
  // Not strict: exports hold control characters and stray ampersands that a strict reader would stumble over.
  const parser = sax.parser(false, { lowercase: true, trim: false });
  parser.onopentag = ({ name, attributes }) => {
    value = '';
    if (name === 'item') item = { texts: new Map(), categories: [], tags: [], meta: new Map(), comments: 0 };
    if (name === 'wp:wxr_version') isWxr = true;
    if (name === 'wp:author') author = new Map();
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
    if (name === 'wp:author') {
      authors.set(author?.get('wp:author_login') ?? '', {
        name: author?.get('wp:author_display_name') ?? '',
        email: author?.get('wp:author_email') ?? '',
      });
      author = undefined;
    } else if (author) author.set(name, value.trim());
    else if (!item && name === 'link') link ||= value.trim();
    if (item && name === 'wp:comment') {
      item.comments++;
      inComment = false;
    } else if (item && !inComment) {
      if (name === 'item') items.push(item);
      else if (name === 'category' && domain === 'category')
        item.categories.push({ name: value.trim(), slug });
      else if (name === 'category') item.tags.push(value.trim());
      else if (name === 'wp:meta_key') metaKey = value.trim();
      else if (name === 'wp:meta_value') item.meta.set(metaKey, value.trim());
      else if (!item.texts.has(name)) item.texts.set(name, value);
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
  return { items, link, authors };
}

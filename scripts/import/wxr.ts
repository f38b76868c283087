import sax from 'sax';
import { news } from '#kinds/news.ts';
import { excerpt, textOf } from '#lib/html.ts';
import { ImportError, type Incoming, type Reading } from './incoming.ts';
import { fromWordPress } from './wordpressText.ts';

/** How the categories of the other site are units here: a name or slug there, a unit's name or sub-domain here. */
export interface WxrOptions {
  readonly categories: ReadonlyMap<string, string>;
  /** The unit of what has no category that is a unit. */
  readonly unit: string | undefined;
}

/** An item of the file: its child elements by name, its categories and its further facts (wp:postmeta). */
interface Item {
  readonly texts: Map<string, string>;
  readonly categories: string[];
  readonly meta: Map<string, string>;
}

const SHOWN = new Set(['publish']);
const KEPT = new Set(['publish', 'private', 'draft', 'pending', 'future']);

/**
 * Reads the posts of a WordPress export (WXR) as news: title, excerpt, text, day, state, featured image, galleries and linked papers. What
 * is in WordPress's trash, and its pages and menus, are left out. Throws ImportError when the file is none.
 */
export function readWxr(text: string, { categories, unit }: WxrOptions): Reading {
  const { items, link } = itemsOf(text);
  const source = URL.canParse(link) ? new URL(link).host : 'wordpress';
  const addresses = new Map<string, string>();
  for (const { texts } of items) {
    if (texts.get('wp:post_type') === 'attachment')
      addresses.set(texts.get('wp:post_id') ?? '', texts.get('wp:attachment_url') ?? '');
  }
  const posts = items.filter(({ texts }) => texts.get('wp:post_type') === 'post');
  const kept = posts.filter(({ texts }) => KEPT.has(texts.get('wp:status') ?? ''));
  const leftOut = posts.length - kept.length;
  return {
    source,
    // The oldest first, as they were written.
    records: kept
      .map((item) => incoming(item, addresses, categories, unit))
      .sort((a, b) => (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0)),
    leftOut: leftOut > 0 ? [`Left out, from WordPress's trash or saved by itself: ${leftOut}.`] : [],
  };
}

function incoming(
  { texts, categories, meta }: Item,
  addresses: ReadonlyMap<string, string>,
  mapped: ReadonlyMap<string, string>,
  unit: string | undefined,
): Incoming {
  const text = (name: string): string => texts.get(name)?.trim() ?? '';
  const { title: titleField, heading: headingField } = news.fields;
  const whole = textOf(text('title')) || text('wp:post_name') || 'Untitled';
  const title = excerpt(whole, titleField.max - 1);
  const { html, gallery, pictures, papers } = fromWordPress(text('content:encoded'), addresses);
  const written = text('wp:post_date');
  const gmt = text('wp:post_date_gmt');
  const created = new Date(gmt.startsWith('0000') || gmt === '' ? written : `${gmt.replace(' ', 'T')}Z`);
  return {
    kind: 'news',
    key: text('wp:post_id') || text('guid') || text('link'),
    title,
    fields: {
      title,
      heading: excerpt(textOf(text('excerpt:encoded')), headingField.max - 1),
      description: html,
      date: /^[1-9]\d{3}-\d\d-\d\d/.exec(written)?.[0] ?? '',
      thumbnail: addresses.get(meta.get('_thumbnail_id') ?? '') ?? gallery[0] ?? pictures[0] ?? '',
      gallery: gallery.slice(0, news.fields.gallery.many),
      pdf: papers.slice(0, news.fields.pdf.many),
      activated: SHOWN.has(text('wp:status')),
      unit: [
        ...categories.flatMap((one) => mapped.get(one.toLowerCase()) ?? []),
        ...categories,
        unit ?? [],
      ].flat(),
    },
    createdAt: Number.isNaN(created.getTime()) ? null : created,
    author: { key: '', name: text('dc:creator') },
    notes: title === whole ? [] : [`its title was cut; the whole one is “${whole}”`],
  };
}

function itemsOf(text: string): { items: Item[]; link: string } {
  const items: Item[] = [];
  let [link, isWxr, value] = ['', false, ''];
  let item: Item | undefined;
  let category = '';
  let metaKey = '';
  // Not strict: exports hold control characters and stray ampersands that a strict reader would stumble over.
  const parser = sax.parser(false, { lowercase: true, trim: false });
  parser.onopentag = ({ name, attributes }) => {
    value = '';
    if (name === 'item') item = { texts: new Map(), categories: [], meta: new Map() };
    if (name === 'wp:wxr_version') isWxr = true;
    if (name === 'category')
      category = attributes.domain === 'category' ? String(attributes.nicename ?? '') : '-';
  };
  parser.ontext = (piece) => {
    value += piece;
  };
  parser.oncdata = (piece) => {
    value += piece;
  };
  parser.onclosetag = (name) => {
    if (!item && name === 'link') link ||= value.trim();
    if (item) {
      if (name === 'item') items.push(item);
      else if (name === 'category' && category !== '-') item.categories.push(value.trim(), category);
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
  return { items, link };
}

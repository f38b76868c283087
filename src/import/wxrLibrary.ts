import { FILE_DESCRIPTION, type FileDescription } from '#kinds/fileDescription.ts';
import { excerpt } from '#lib/html.ts';
import type { Item } from './wxrItems.ts';
import { wordsOf } from './wxrWords.ts';

/** A file of the media library, with what is said of it there. */
export interface Attachment {
  readonly address: string;
  readonly alt: string;
  readonly caption: string;
  readonly description: string;
}

/** What texts name: files by their ids and addresses, and reusable blocks. */
export interface Library {
  readonly byId: ReadonlyMap<string, Attachment>;
  /** The file at an address, or the one of which it is a smaller copy: photo-300x200.jpg is photo.jpg. */
  at(address: string): Attachment | undefined;
  /** The texts of reusable blocks by their ids. */
  readonly blocks: ReadonlyMap<string, string>;
}

export const NO_LIBRARY: Library = { byId: new Map(), at: () => undefined, blocks: new Map() };

/** `site`: the address of the old site, which addresses without a host are of. */
export function libraryOf(items: readonly Item[], site: string): Library {
  const ofType = (type: string): readonly Item[] =>
    items.filter(({ texts }) => texts.get('wp:post_type') === type);
  const idOf = ({ texts }: Item): string => texts.get('wp:post_id')?.trim() ?? '';
  const attachments = ofType('attachment').map((item) => [idOf(item), attachmentOf(item)] as const);
  const named = new Map<string, Attachment>();
  for (const [, one] of attachments) {
    const place = placeOf(one.address, site);
    // WordPress shows a smaller one of its own making instead of what a camera made, and calls all others after that one.
    const begun = place.replace(/-(?:scaled|rotated)(?=\.\w+$)/, '');
    if (!named.has(begun)) named.set(begun, one);
  }
  for (const [, one] of attachments) named.set(placeOf(one.address, site), one);
  return {
    byId: new Map(attachments),
    at(address) {
      const place = placeOf(address, site);
      return place === ''
        ? undefined
        : (named.get(place) ?? named.get(place.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '')));
    },
    blocks: new Map(ofType('wp_block').map((item) => [idOf(item), item.texts.get('content:encoded') ?? ''])),
  };
}

function attachmentOf({ texts, meta }: Item): Attachment {
  return {
    address: texts.get('wp:attachment_url')?.trim() ?? '',
    alt: wordsOf(meta.get('_wp_attachment_image_alt') ?? ''),
    caption: wordsOf(texts.get('excerpt:encoded') ?? ''),
    description: wordsOf(texts.get('content:encoded') ?? ''),
  };
}

/** Where a file is, however its address is written: with https or without, with www or without. '' for no address. */
function placeOf(address: string, site: string): string {
  const base = URL.canParse(site) ? site : undefined;
  if (address === '' || !URL.canParse(address, base)) return '';
  const { host, pathname } = new URL(address, base);
  return `${host.replace(/^www\./, '')}${pathname}`;
}

/** The same of a page, which a question mark may name, too. */
export function pageOf(address: string, site: string): string {
  const place = placeOf(address, site);
  const query = place === '' ? '' : new URL(address, URL.canParse(site) ? site : undefined).search;
  return `${place.endsWith('/') ? place.slice(0, -1) : place}${query}`;
}

/**
 * What the pictures of the library say of themselves, by their addresses, and what of it has no place here. `captions`: what texts say below pictures, where
 * that of the library would be a second one.
 */
export function descriptionsOf(
  { byId }: Library,
  captions: ReadonlyMap<string, string>,
): { descriptions: Map<string, Partial<FileDescription>>; notes: string[] } {
  const descriptions = new Map<string, Partial<FileDescription>>();
  const notes: string[] = [];
  for (const { address, alt, caption, description } of byId.values()) {
    const words = caption || description;
    const standing = captions.get(address);
    const said = {
      ...(alt ? { alt: excerpt(alt, FILE_DESCRIPTION.alt.max - 1) } : {}),
      ...(words && standing === undefined
        ? { caption: excerpt(words, FILE_DESCRIPTION.caption.max - 1) }
        : {}),
    };
    if (Object.keys(said).length > 0) descriptions.set(address, said);
    const kept = [said.alt, said.caption, standing, ''];
    const rest = [...new Set([alt, caption, description])].filter((one) => !kept.includes(one));
    if (rest.length > 0) notes.push(`${address} (${rest.map((one) => `“${one}”`).join(', ')})`);
  }
  return {
    descriptions,
    notes:
      notes.length > 0
        ? [`Cut or left out, of what the media library says of files: ${notes.join('; ')}.`]
        : [],
  };
}

import { FILE_DESCRIPTION, type FileDescription } from '#kinds/fileDescription.ts';
import { excerpt } from '#lib/html.ts';
import type { Item } from './wxrItems.ts';
import { wordsOf } from './wxrWords.ts';

/** A file of the media library, with its description. */
export interface Attachment {
  readonly address: string;
  readonly alt: string;
  readonly caption: string;
  readonly description: string;
}

/** What texts refer to: files by ids and addresses, and reusable blocks. */
export interface Library {
  readonly byId: ReadonlyMap<string, Attachment>;
  /** The file at an address, or the one of which it is a smaller copy: photo-300x200.jpg is photo.jpg. */
  at(address: string): Attachment | undefined;
  /** The texts of reusable blocks by their ids. */
  readonly blocks: ReadonlyMap<string, string>;
}

export const NO_LIBRARY: Library = { byId: new Map(), at: () => undefined, blocks: new Map() };

/** `site`: the address of the old site, the base of addresses without a host. */
export function libraryOf(items: readonly Item[], site: string): Library {
  const ofType = (type: string): readonly Item[] =>
    items.filter(({ texts }) => texts.get('wp:post_type') === type);
  const idOf = ({ texts }: Item): string => texts.get('wp:post_id')?.trim() ?? '';
  const attachments = ofType('attachment').map((item) => [idOf(item), attachmentOf(item)] as const);
  const named = new Map<string, Attachment>();
  for (const [, one] of attachments) {
    const place = placeOf(one.address, site);
    // WordPress shows a scaled copy instead of the camera's original, and names all other copies after the original.
    const original = place.replace(/-(?:scaled|rotated)(?=\.\w+$)/, '');
    if (!named.has(original)) named.set(original, one);
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

/** Where a file is, whatever the form of its address: with or without https, with or without www. '' for no address. */
function placeOf(address: string, site: string): string {
  const base = URL.canParse(site) ? site : undefined;
  if (address === '' || !URL.canParse(address, base)) return '';
  const { host, pathname } = new URL(address, base);
  return `${host.replace(/^www\./, '')}${pathname}`;
}

/** The same for a page, which may also be identified by its query. */
export function pageOf(address: string, site: string): string {
  const place = placeOf(address, site);
  const query = place === '' ? '' : new URL(address, URL.canParse(site) ? site : undefined).search;
  return `${place.endsWith('/') ? place.slice(0, -1) : place}${query}`;
}

/**
 * The library's picture descriptions, by address, and the parts that have no place here. `captions`: captions in texts, where that of the library would be a
 * second one.
 */
export function descriptionsOf(
  { byId }: Library,
  captions: ReadonlyMap<string, string>,
): { descriptions: Map<string, Partial<FileDescription>>; notes: string[] } {
  const descriptions = new Map<string, Partial<FileDescription>>();
  const notes: string[] = [];
  for (const { address, alt, caption, description } of byId.values()) {
    const words = caption || description;
    const knownCaption = captions.get(address);
    const said = {
      ...(alt ? { alt: excerpt(alt, FILE_DESCRIPTION.alt.max - 1) } : {}),
      ...(words && knownCaption === undefined
        ? { caption: excerpt(words, FILE_DESCRIPTION.caption.max - 1) }
        : {}),
    };
    if (Object.keys(said).length > 0) descriptions.set(address, said);
    const kept = [said.alt, said.caption, knownCaption, ''];
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

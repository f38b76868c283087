import { playerAddress } from '#kinds/videoAddress.ts';
import { fileKindOf } from '#lib/fileKinds.ts';
import { readOldFonts } from './oldFonts.ts';

const BLOCK =
  /^<(?:p|div|h[1-6]|ul|ol|li|blockquote|table|figure|figcaption|pre|hr|section|address|dl|iframe)\b|^<\/(?:div|ul|ol|blockquote|table|figure|section|dl)>/i;

/** A WordPress text as plain HTML, with the pictures of its galleries and the papers that it links to. */
export interface WordPressText {
  readonly html: string;
  /** Addresses of the pictures of galleries, and of those within the text. */
  readonly gallery: readonly string[];
  readonly pictures: readonly string[];
  readonly papers: readonly string[];
  /** What of its shortcodes did not come along, in sentences. */
  readonly notes: readonly string[];
}

/**
 * Turns a post's content into HTML: block comments go, shortcodes become what they stand for or go (a caption's text and picture stay), blank
 * lines become paragraphs, and the address of a video on a line of its own its player; what names a font before Unicode is read by it. `addresses`: of attachments, by their ids; `attached`:
 * of those that belong to this post, which a gallery without ids shows.
 */
export function fromWordPress(
  content: string,
  addresses: ReadonlyMap<string, string>,
  attached: readonly string[] = [],
): WordPressText {
  const leftOut: string[] = [];
  const inGalleries: string[] = [];
  const plain = content
    .replace(/\r\n?/g, '\n')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\[(?:wp_)?caption\b[^\]]*\]([\s\S]*?)\[\/(?:wp_)?caption\]/gi, '$1')
    .replace(/\[embed\b[^\]]*\]([\s\S]*?)\[\/embed\]/gi, (_, address: string) => shown(address.trim()))
    .replace(/\[(audio|video)\b([^\]]*)\](?:\s*\[\/\1\])?/gi, (whole, _name, attributes: string) => {
      const address = /\b(?:src|mp4|m4v|webm|ogv|mp3|m4a|ogg|wav)=["']?([^"'\s\]]+)/i.exec(attributes)?.[1];
      if (!address) leftOut.push(whole);
      return address ? shown(address) : '';
    })
    .replace(/\[gallery\b([^\]]*)\]/gi, (whole, attributes: string) => {
      const ids = /\bids=["']?([\d,\s]+)/i.exec(attributes)?.[1]?.split(',') ?? [];
      const known = ids.length === 0 ? attached : ids.flatMap((id) => addresses.get(id.trim()) ?? []);
      if (known.length === 0 || known.length < ids.length)
        leftOut.push(`${whole} (not all of its pictures are in this file)`);
      inGalleries.push(...known);
      return '';
    })
    .replace(/\[\/?(?:playlist|contact-form[\w-]*|embed|wp_caption|caption)\b[^\]]*\]/gi, (whole) => {
      if (!whole.startsWith('[/')) leftOut.push(whole);
      return '';
    });
  const { html, fonts } = readOldFonts(
    plain
      .split(/\n\s*\n/)
      .map((piece) => piece.trim())
      .filter(Boolean)
      .map(paragraph)
      .join('\n'),
  );
  const sources = [...html.matchAll(/<img\b[^>]*\bsrc\s*=\s*["']([^"']+)["']/gi)].map(([, at = '']) => at);
  const links = [...html.matchAll(/<a\b[^>]*\bhref\s*=\s*["']([^"'#?]+)["']/gi)].map(([, at = '']) => at);
  // Text in brackets that looks like a plugin's shortcode stays: nobody here knows what it stood for.
  const unknown = [
    ...html.matchAll(/\[([a-z][\w-]*)(?:\s+[\w-]+=[^\]]*|\s*\/)\]|\[([a-z][\w-]*)\][^[]*\[\/\2\]/gi),
  ];
  return {
    html,
    gallery: [...new Set(inGalleries)],
    pictures: sources.map(plainAddress),
    papers: [...new Set(links)].filter((at) => fileKindOf(at)?.kind === 'document').map(plainAddress),
    notes: [
      ...(fonts.length > 0 ? [`text in old fonts became Unicode: ${fonts.join(', ')}`] : []),
      ...(leftOut.length > 0 ? [`shortcodes were left out: ${leftOut.map(short).join(', ')}`] : []),
      ...(unknown.length > 0
        ? [`it holds shortcodes that stay as text: ${unknown.map(([whole]) => short(whole)).join(', ')}`]
        : []),
    ],
  };
}

function paragraph(piece: string): string {
  if (BLOCK.test(piece)) return piece;
  const lines = piece
    .split('\n')
    .map((line) => (/^https?:\/\/\S+$/.test(line.trim()) ? shown(line.trim()) : line));
  return `<p>${lines.join('<br>')}</p>`;
}

/** The player of a video, else a link: what WordPress makes of an address. */
function shown(address: string): string {
  const player = playerAddress(address.replaceAll('&amp;', '&'));
  return player ? `<iframe src="${player}"></iframe>` : `<a href="${address}">${address}</a>`;
}

const plainAddress = (address: string): string => address.replaceAll('&amp;', '&');
const short = (code: string): string => (code.length > 100 ? `${code.slice(0, 99)}…` : code);

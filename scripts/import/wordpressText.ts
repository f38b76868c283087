import { fileKindOf } from '#lib/fileKinds.ts';

const BLOCK =
  /^<(?:p|div|h[1-6]|ul|ol|li|blockquote|table|figure|figcaption|pre|hr|section|address|dl|iframe)\b|^<\/(?:div|ul|ol|blockquote|table|figure|section|dl)>/i;

/** A WordPress text as plain HTML, with the pictures of its galleries and the papers that it links to. */
export interface WordPressText {
  readonly html: string;
  /** Addresses of the pictures of galleries, and of those within the text. */
  readonly gallery: readonly string[];
  readonly pictures: readonly string[];
  readonly papers: readonly string[];
}

/**
 * Turns a post's content into HTML: block comments and shortcodes go (a caption's text and picture stay), blank lines become paragraphs.
 * `addresses`: of attachments, by their ids.
 */
export function fromWordPress(content: string, addresses: ReadonlyMap<string, string>): WordPressText {
  const inGalleries = [...content.matchAll(/\[gallery\b[^\]]*\bids=["']?([\d,\s]+)/gi)]
    .flatMap(([, ids = '']) => ids.split(','))
    .flatMap((id) => addresses.get(id.trim()) ?? []);
  const plain = content
    .replace(/\r\n?/g, '\n')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\[caption\b[^\]]*\]([\s\S]*?)\[\/caption\]/gi, '$1')
    .replace(
      /\[\/?(?:gallery|audio|video|playlist|embed|wp_caption|caption|contact-form[\w-]*)\b[^\]]*\]/gi,
      '',
    );
  const html = plain
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map((piece) => (BLOCK.test(piece) ? piece : `<p>${piece.replaceAll('\n', '<br>')}</p>`))
    .join('\n');
  const sources = [...html.matchAll(/<img\b[^>]*\bsrc\s*=\s*["']([^"']+)["']/gi)].map(([, at = '']) => at);
  const links = [...html.matchAll(/<a\b[^>]*\bhref\s*=\s*["']([^"'#?]+)["']/gi)].map(([, at = '']) => at);
  return {
    html,
    gallery: [...new Set(inGalleries)],
    pictures: sources.map(plainAddress),
    papers: [...new Set(links)].filter((at) => fileKindOf(at)?.kind === 'document').map(plainAddress),
  };
}

const plainAddress = (address: string): string => address.replaceAll('&amp;', '&');
